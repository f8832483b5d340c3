import { unwrap } from '@shop/kernel/data';
import { formatDate, formatRupees } from '@shop/kernel/domain';
import { Link, useLoaderData } from '@shop/kernel/routing';
import { Badge } from '@shop/ui';
import { useMay } from '../access/rights';
import { staffLoader } from '../access/staffLoader';
import { adminPaths } from '../layout/adminPaths';
import { SectionPage } from '../layout/SectionPage';
import { stateText } from '../states/stateText';
import { type Column, DataTable } from '../table/DataTable';
import { FilterLinks } from '../table/FilterLinks';
import { pageArgs } from '../table/listPage';
import { ListPager } from '../table/ListPager';
import { TwoLines } from '../table/TwoLines';
import { useListQuery } from '../table/useListQuery';
import type { Approval, ApprovalPage, FailedGiftCard, MoneySettings } from './approvalRecord';
import { DecideButtons } from './DecideButtons';
import { FailedGiftCards } from './FailedGiftCards';
import { MoneySettingsForm } from './MoneySettingsForm';

interface Loaded {
  page: ApprovalPage;
  failed: FailedGiftCard[];
  settings: MoneySettings;
}

export const loader = staffLoader(async ({ db, query }): Promise<Loaded> => {
  const [page, failed, settings] = await Promise.all([
    unwrap(db.rpc('list_approvals', { p_state: query.get('state') ?? 'waiting', ...pageArgs(query) })),
    unwrap(db.rpc('list_failed_gift_card_refunds')),
    unwrap(db.rpc('get_money_settings')),
  ]);
  return { page, failed, settings };
});

const tones = { waiting: 'haldi', paid: 'neem', refused: 'kumkum' } as const;

const columns: readonly Column<Approval>[] = [
  { label: 'Asked', cell: ({ requested_at }) => formatDate(requested_at, 'tableDay') },
  {
    label: 'What',
    cell: ({ kind, about, person, reason }) => (
      <TwoLines>
        {kind === 'refund' ? (
          <>
            Refund of <Link to={adminPaths.order(about)}>{about}</Link>
          </>
        ) : (
          <>
            <Link to={adminPaths.payouts()}>Payout</Link> to {about}
          </>
        )}
        <small>{[person, reason].filter(Boolean).join(': ')}</small>
      </TwoLines>
    ),
  },
  { label: 'Amount', cell: ({ amount }) => formatRupees(amount), align: 'end' },
  { label: 'By', cell: ({ asked_by }) => asked_by, secondary: true },
  {
    label: 'State',
    cell: ({ kind, state, decided_by, decided_at, decision }) => (
      <TwoLines>
        <Badge $tone={tones[state]}>
          {stateText(state === 'paid' && kind === 'payout' ? 'approved' : state)}
        </Badge>
        {decided_at && (
          <small>
            {[formatDate(decided_at, 'tableDay'), decided_by, decision].filter(Boolean).join(', ')}
          </small>
        )}
      </TwoLines>
    ),
  },
  {
    label: 'Decision',
    align: 'end',
    cell: (approval) => approval.state === 'waiting' && <DecideButtons approval={approval} />,
  },
];

/** Refunds above the limit and payouts, which leave the shop by the hands of two, and refunds that need hands as they failed. */
export function Component() {
  const loaded = useLoaderData<Loaded | null>();
  const query = useListQuery();
  const may = useMay();
  if (!loaded) return null;
  const { page, failed, settings } = loaded;
  return (
    <SectionPage title="Approvals">
      <FilterLinks
        label="State"
        name="state"
        options={[
          { value: '', label: 'Waiting', count: page.waiting },
          { value: 'decided', label: 'Decided' },
        ]}
      />
      <DataTable
        label="Approvals"
        columns={columns}
        rows={page.rows}
        keyOf={({ id }) => id}
        empty={query.params.get('state') ? 'Nothing was decided yet' : 'Nothing waits for a second person'}
      />
      <ListPager total={page.total} />
      {failed.length > 0 && <FailedGiftCards refunds={failed} />}
      <MoneySettingsForm settings={settings} isEditable={may('settings')} />
    </SectionPage>
  );
}
