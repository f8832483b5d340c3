import { formatDate, formatRupees } from '@shop/kernel/domain';
import { useMay } from '../access/rights';
import { Lead } from '../panel/Lead';
import { Panel } from '../panel/Panel';
import { RetryRefund } from '../refunds/RetryRefund';
import { stateText } from '../states/stateText';
import { type Column, DataTable } from '../table/DataTable';
import { TwoLines } from '../table/TwoLines';
import type { FailedGiftCard } from './approvalRecord';

const buyer = (email: string | null) => email || 'An account that is gone';

/** Refunds of gift cards that could not be paid back. Those of an order stand on its page, and a gift card has none. */
export function FailedGiftCards({ refunds }: { refunds: readonly FailedGiftCard[] }) {
  const may = useMay();
  const columns: readonly Column<FailedGiftCard>[] = [
    { label: 'Begun', cell: ({ created_at }) => formatDate(created_at, 'tableDay') },
    {
      label: 'Bought by',
      cell: ({ buyer_email, reason }) => (
        <TwoLines>
          {buyer(buyer_email)}
          <small>{stateText(reason)}</small>
        </TwoLines>
      ),
    },
    { label: 'Amount', cell: ({ amount }) => formatRupees(amount), align: 'end' },
    {
      label: 'Action',
      align: 'end',
      cell: ({ id, amount, buyer_email }) =>
        may('refunds') && <RetryRefund id={id} amount={amount} of={` to ${buyer(buyer_email)}`} />,
    },
  ];
  return (
    <Panel title="Gift cards">
      <Lead>These refunds could not be paid back.</Lead>
      <DataTable
        label="Failed refunds of gift cards"
        columns={columns}
        rows={refunds}
        keyOf={({ id }) => id}
        empty="None has failed"
      />
    </Panel>
  );
}
