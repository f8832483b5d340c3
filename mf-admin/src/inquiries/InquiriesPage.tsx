import styled from 'styled-components';
import { unwrap } from '@shop/kernel/data';
import { Link, useLoaderData } from '@shop/kernel/routing';
import { EmptyState, s } from '@shop/ui';
import { staffLoader } from '../access/staffLoader';
import { adminPaths } from '../layout/adminPaths';
import { SectionPage } from '../layout/SectionPage';
import { FilterLinks } from '../table/FilterLinks';
import { ListBar } from '../table/ListBar';
import { listArgs } from '../table/listPage';
import { ListPager } from '../table/ListPager';
import { SearchForm } from '../table/SearchForm';
import { useListQuery } from '../table/useListQuery';
import { InquiryCard } from './InquiryCard';
import { inquiryKinds, type InquiryList, kindOf, stateName } from './inquiryRecord';

export const loader = staffLoader(({ db, query }) =>
  unwrap(
    db.rpc('list_admin_inquiries', {
      ...listArgs(query, '-written'),
      p_kind: kindOf(query.get('kind')).value,
      p_status: query.get('status'),
    }),
  ),
);

export function Component() {
  const page = useLoaderData<InquiryList | null>();
  const query = useListQuery();
  if (!page) return null;
  const kind = kindOf(query.params.get('kind'));
  return (
    <SectionPage title="Inquiries" actions={<Link to={adminPaths.grievances()}>Complaints</Link>}>
      <FilterLinks
        label="Kind"
        name="kind"
        options={inquiryKinds.map(({ value, label }) => ({
          value: value === 'contact' ? '' : value,
          label,
          count: page.counts[value],
        }))}
      />
      <ListBar>
        <SearchForm label="Reference, name, e-mail or text" />
        <FilterLinks
          label="Order"
          name="sort"
          options={[
            { value: '', label: 'Newest first' },
            { value: 'written', label: 'Oldest first' },
            { value: 'due', label: 'Due first' },
          ]}
        />
      </ListBar>
      <FilterLinks
        label="State"
        name="status"
        options={[
          { value: '', label: 'All' },
          { value: 'overdue', label: 'Overdue', count: page.overdue },
          ...kind.states.map((value) => ({ value, label: stateName(value) })),
        ]}
      />
      {page.rows.length === 0 && <EmptyState icon="mail" title="Nothing here" />}
      <List>
        {page.rows.map((inquiry) => (
          <InquiryCard key={inquiry.id} inquiry={inquiry} kind={kind} />
        ))}
      </List>
      <ListPager total={page.total} />
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
