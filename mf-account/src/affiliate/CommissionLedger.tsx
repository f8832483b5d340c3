import styled from 'styled-components';
import { formatRupees } from '@shop/kernel/domain';
import { Badge, EmptyState, s, Surface } from '@shop/ui';
import { CardHeading } from '../card-heading/CardHeading';
import { LedgerTable } from '../ledger/LedgerTable';
import { formatDay, formatMonth } from '../order/istTime';
import type { Affiliate, CommissionState } from './fetchAffiliate';

const states: Record<CommissionState, { label: string; tone: 'haldi' | 'neem' | 'neutral' | 'kumkum' }> = {
  pending: { label: 'Pending', tone: 'haldi' },
  approved: { label: 'Approved', tone: 'neem' },
  paid: { label: 'Paid', tone: 'neutral' },
  reversed: { label: 'Reversed', tone: 'kumkum' },
};

/** Every commission, and the bonuses of full months: pending until the goods cannot come back any more. */
export function CommissionLedger({ affiliate: { commissions, bonuses } }: { affiliate: Affiliate }) {
  const rows = [
    ...bonuses.map((bonus) => ({
      id: bonus.month,
      what: `Bonus for ${formatMonth(bonus.month)}: ${bonus.percent}% on ${bonus.sales} sales`,
      when: formatDay(bonus.month),
      amount: formatRupees(bonus.amount),
      state: <Badge $tone="neem">Bonus</Badge>,
    })),
    ...commissions.map(({ id, base, percent, amount, state, created_at }) => ({
      id,
      what: `${percent}% of ${formatRupees(base)}`,
      when: formatDay(created_at),
      amount: formatRupees(amount),
      state: <Badge $tone={states[state].tone}>{states[state].label}</Badge>,
    })),
  ];

  return (
    <Surface>
      <CardHeading>Commissions</CardHeading>
      {rows.length === 0 ? (
        <EmptyState
          icon="share"
          title="Nothing earned yet"
          text="The first order over your link appears here the moment it is placed."
        />
      ) : (
        <>
          <LedgerTable caption="Commissions" heading="Commission" rows={rows} />
          <Note>
            A commission is pending until the return period of its order is over, and reversed when the order
            is cancelled or returned.
          </Note>
        </>
      )}
    </Surface>
  );
}

const Note = styled.p`
  padding-top: ${s('space.12')};
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
`;
