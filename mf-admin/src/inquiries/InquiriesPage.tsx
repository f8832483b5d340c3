import { useLoaderData } from '@shop/kernel/routing';
import { EmptyState, s, Surface } from '@shop/ui';
import styled from 'styled-components';
import { staffLoader } from '../access/staffLoader';
import { callStaff } from '../calls/callStaff';
import { SectionPage } from '../layout/SectionPage';
import { FilterLinks } from '../table/FilterLinks';
import { ListBar } from '../table/ListBar';
import { pageArgs } from '../table/listPage';
import { Pager } from '../table/Pager';
import { SearchForm } from '../table/SearchForm';
import { useListQuery } from '../table/useListQuery';
import { formatMoment } from '../time/istTime';
import { inquiryKinds, kindOf, type InquiryList } from './inquiryRecord';
import { InquiryStatus } from './InquiryStatus';

export const loader = staffLoader(({ db, query }) =>
  callStaff<InquiryList>(db, 'list_admin_inquiries', {
    p_kind: kindOf(query.get('kind')).value,
    p_query: query.get('q') ?? '',
    p_status: query.get('status'),
    ...pageArgs(query),
  }),
);

export function Component() {
  const page = useLoaderData<InquiryList | null>();
  const query = useListQuery();
  if (!page) return null;
  const kind = kindOf(query.get('kind'));
  return (
    <SectionPage title="Inquiries">
      <FilterLinks
        label="Kind"
        name="kind"
        options={inquiryKinds.map(({ value, label }) => ({
          value: value === 'contact' ? '' : value,
          label,
          count: page.counts?.[value],
        }))}
      />
      <ListBar>
        <SearchForm label="Reference, name, e-mail or text" />
        <FilterLinks
          label="State"
          name="status"
          options={[
            { value: '', label: 'All' },
            ...kind.states.map((value) => ({ value, label: value.replace('_', ' ') })),
          ]}
        />
      </ListBar>
      {page.rows.length === 0 && <EmptyState icon="mail" title="Nothing here" />}
      <List>
        {page.rows.map((inquiry) => (
          <Surface as="li" key={inquiry.id}>
            <Head>
              <div>
                <strong>{inquiry.summary}</strong> {inquiry.reference}
                <p>
                  {inquiry.name} <a href={`mailto:${inquiry.email}`}>{inquiry.email}</a> {inquiry.phone}
                </p>
              </div>
              <InquiryStatus key={inquiry.status} inquiry={inquiry} states={kind.states} />
            </Head>
            {inquiry.message && <Message>{inquiry.message}</Message>}
            <Details>
              {Object.entries(inquiry.details)
                .filter(([, value]) => value)
                .map(([name, value]) => `${name}: ${value}`)
                .join(' · ')}
              {' · '}
              {formatMoment(inquiry.created_at)} IST
              {inquiry.assignee && ` · with ${inquiry.assignee}`}
            </Details>
          </Surface>
        ))}
      </List>
      <Pager total={page.total} />
    </SectionPage>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${s('space.12')};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.12')};
  justify-content: space-between;

  p {
    margin: 0;
    color: ${s('color.ink2')};
    font-size: ${s('size.14')};
    overflow-wrap: anywhere;
  }
`;

const Message = styled.p`
  max-width: 80ch;
  margin: ${s('space.12')} 0 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Details = styled.p`
  margin: ${s('space.12')} 0 0;
  color: ${s('color.ink2')};
  font-size: ${s('size.12')};
  overflow-wrap: anywhere;
`;
