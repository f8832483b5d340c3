import { useState } from 'react';
import styled from 'styled-components';
import { unwrap } from '@shop/kernel/data';
import { Link, useLoaderData } from '@shop/kernel/routing';
import { Button, EmptyState, s } from '@shop/ui';
import { staffLoader } from '../access/staffLoader';
import { adminPaths } from '../layout/adminPaths';
import { SectionPage } from '../layout/SectionPage';
import { Nothing } from '../panel/Nothing';
import { FilterLinks } from '../table/FilterLinks';
import { ListBar } from '../table/ListBar';
import { pageArgs } from '../table/listPage';
import { ListPager } from '../table/ListPager';
import { SearchForm } from '../table/SearchForm';
import { EnterDialog } from './EnterDialog';
import { GrievanceCard } from './GrievanceCard';
import type { GrievancePage } from './grievanceRecord';

export const loader = staffLoader(({ db, query }) =>
  unwrap(
    db.rpc('list_grievances', {
      p_query: query.get('q') ?? '',
      p_state: query.get('state') ?? 'open',
      ...pageArgs(query),
    }),
  ),
);

/** Complaints against their clocks: acknowledged within 48 hours, resolved within a month. */
export function Component() {
  const page = useLoaderData<GrievancePage | null>();
  const [entering, setEntering] = useState(false);
  const [key, setKey] = useState(() => crypto.randomUUID());
  if (!page) return null;
  return (
    <SectionPage
      title="Complaints"
      back={<Link to={adminPaths.inquiries()}>← Inquiries</Link>}
      actions={
        <Button type="button" $size="small" onClick={() => setEntering(true)}>
          Enter a complaint
        </Button>
      }
    >
      <Nothing>
        Each is acknowledged with its ticket within 48 hours of the day on which it came and resolved within
        one month (Consumer Protection (E-Commerce) Rules 2020). What is due first stands first.
      </Nothing>
      <ListBar>
        <SearchForm label="Ticket, reference, name, e-mail or text" />
        <FilterLinks
          label="State"
          name="state"
          options={[
            { value: '', label: 'Open', count: page.open },
            { value: 'overdue', label: 'Overdue', count: page.overdue },
            { value: 'resolved', label: 'Resolved' },
          ]}
        />
      </ListBar>
      {page.rows.length === 0 && <EmptyState icon="mail" title="No complaints here" />}
      <List>
        {page.rows.map((grievance) => (
          <GrievanceCard key={grievance.id} grievance={grievance} />
        ))}
      </List>
      <ListPager total={page.total} />
      {entering && (
        <EnterDialog
          requestKey={key}
          onHeard={() => setKey(crypto.randomUUID())}
          onClose={() => setEntering(false)}
        />
      )}
    </SectionPage>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${s('space.12')};
  margin: 0;
  padding: 0;
  list-style: none;
`;
