import styled from 'styled-components';
import { unwrap } from '@shop/kernel/data';
import { formatDate } from '@shop/kernel/domain';
import { useLoaderData } from '@shop/kernel/routing';
import { Badge } from '@shop/ui';
import { staffLoader } from '../access/staffLoader';
import { SectionPage } from '../layout/SectionPage';
import { Nothing } from '../panel/Nothing';
import { type Column, DataTable } from '../table/DataTable';
import { FilterLinks } from '../table/FilterLinks';
import { ListBar } from '../table/ListBar';
import { pageArgs } from '../table/listPage';
import { ListPager } from '../table/ListPager';
import { SearchForm } from '../table/SearchForm';
import { TwoLines } from '../table/TwoLines';
import { useListQuery } from '../table/useListQuery';
import { MailActions } from './MailActions';
import { blockTexts, kindText, type MailPage, type MailRecord, reasonOf } from './mailRecord';

export const loader = staffLoader(({ db, query }) =>
  unwrap(
    db.rpc('list_mails', {
      p_state: query.get('state') ?? 'failed',
      p_query: query.get('q') ?? '',
      ...pageArgs(query),
    }),
  ),
);

const columns: readonly Column<MailRecord>[] = [
  {
    label: 'Mail',
    cell: ({ kind, created_at }) => (
      <Lines>
        <strong>{kindText(kind)}</strong>
        <small>{formatDate(created_at, 'tableMoment')}</small>
      </Lines>
    ),
  },
  {
    label: 'To',
    cell: ({ recipient, block }) => (
      <Lines>
        {recipient || 'Forgotten'} {block && <Badge $tone="kumkum">{blockTexts[block]}</Badge>}
      </Lines>
    ),
  },
  {
    label: 'Why',
    cell: (mail) => (
      <Lines>
        {reasonOf(mail)}
        <small>
          {[
            mail.attempts === 1 ? '1 try' : `${mail.attempts} tries`,
            mail.next_attempt_at && `next ${formatDate(mail.next_attempt_at, 'tableMoment')}`,
            mail.failed_at && `ended ${formatDate(mail.failed_at, 'tableMoment')}`,
          ]
            .filter(Boolean)
            .join(', ')}
        </small>
      </Lines>
    ),
  },
  { label: 'Actions', align: 'end', cell: (mail) => <MailActions mail={mail} /> },
];

const states = [
  { value: '', of: 'failed', label: 'Failed', empty: 'No mail failed' },
  { value: 'waiting', of: 'waiting', label: 'Waiting', empty: 'No mail waits' },
  { value: 'held', of: 'held', label: 'Held', empty: 'No mail is held' },
  { value: 'given_up', of: 'given_up', label: 'Given up', empty: 'No mail was given up' },
] as const;

/** Mails that did not leave, each with its reason; what arrived is in its reader's mailbox alone. */
export function Component() {
  const page = useLoaderData<MailPage | null>();
  const query = useListQuery();
  if (!page) return null;
  const state = states.find(({ value }) => value === query.params.get('state')) ?? states[0];
  return (
    <SectionPage title="Mail">
      <Nothing>
        A mail that could not be handed over is tried eight times in fifteen hours, and once where the mail
        server refused it for good. What it says is not shown: codes and links are its reader’s.
      </Nothing>
      <ListBar>
        <SearchForm label="Address or kind" />
        <FilterLinks
          label="State"
          name="state"
          options={states.map(({ value, of, label }) => ({ value, label, count: page.counts[of] }))}
        />
      </ListBar>
      <DataTable
        label="Mails"
        columns={columns}
        rows={page.rows}
        keyOf={({ id }) => String(id)}
        empty={query.params.get('q') ? 'No such mail here' : state.empty}
      />
      <ListPager total={page.total} />
    </SectionPage>
  );
}

/** Wide enough to be read: on a phone the table scrolls in its frame. */
const Lines = styled(TwoLines)`
  min-width: 8.5rem;
  overflow-wrap: break-word;
`;
