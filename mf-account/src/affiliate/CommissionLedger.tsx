import styled from 'styled-components';
import { formatDate, formatRupees } from '@shop/kernel/domain';
import { usePendingSearch } from '@shop/kernel/routing';
import { Badge, ChipGroup, EmptyState, s, Surface } from '@shop/ui';
import { CardHeading } from '../card-heading/CardHeading';
import { ledgerOptions, ledgerQuery, readLedgerFilter } from '../ledger/ledgerFilter';
import { type LedgerRow, LedgerTable } from '../ledger/LedgerTable';
import { ListPager } from '../paging/ListPager';
import type { Bonus } from './fetchAffiliate';
import { type Commission, type CommissionList, commissionStates } from './fetchCommissions';

interface Props {
  commissions: CommissionList;
  bonuses: Bonus[];
}

const tones = { pending: 'haldi', approved: 'neem', paid: 'neutral', reversed: 'kumkum' } as const;

/** Every commission, and the bonuses of full months: pending until the goods cannot come back any more. */
export function CommissionLedger({ commissions: { rows, filter, ...at }, bonuses }: Props) {
  const { search, go } = usePendingSearch();
  const { show: chosen } = readLedgerFilter(search, commissionStates);
  const isFirst = filter.show === 'all' && filter.page === 1;
  const shown = [...(isFirst ? bonuses.map(bonusRow) : []), ...rows.map(commissionRow)];
  const isNew = isFirst && shown.length === 0;

  return (
    <Surface>
      <CardHeading>Commissions</CardHeading>
      <Stack>
        {!isNew && (
          <ChipGroup
            legend="Show"
            options={ledgerOptions(commissionStates)}
            value={chosen}
            onChange={(show) => go(() => ({ tab: 'affiliate', ...ledgerQuery({ show, page: 1 }) }))}
          />
        )}
        {shown.length === 0 ? (
          <EmptyState
            icon="share"
            title={isNew ? 'Nothing earned yet' : 'Nothing here'}
            text={
              isNew
                ? 'The first order over your link appears here the moment it is placed.'
                : 'None of your commissions fits this choice.'
            }
          />
        ) : (
          <>
            <LedgerTable caption="Commissions" heading="Commission" rows={shown} />
            <Note>
              A commission is pending until the return period of its order is over, and reversed when the
              order is cancelled or returned.
            </Note>
          </>
        )}
        <ListPager
          of="commissions"
          at={at}
          addressOf={(page) => (pending) => ({
            tab: 'affiliate',
            ...ledgerQuery({ ...readLedgerFilter(pending, commissionStates), page }),
          })}
        />
      </Stack>
    </Surface>
  );
}

const bonusRow = ({ month, percent, sales, amount }: Bonus): LedgerRow => ({
  id: month,
  what: `Bonus for ${formatDate(month, 'month')}: ${percent}% on ${sales} sales`,
  when: formatDate(month, 'day'),
  amount: formatRupees(amount),
  state: <Badge $tone="neem">Bonus</Badge>,
});

const commissionRow = ({ id, base, percent, amount, state, created_at }: Commission): LedgerRow => ({
  id,
  what: `${percent}% of ${formatRupees(base)}`,
  when: formatDate(created_at, 'day'),
  amount: formatRupees(amount),
  state: <Badge $tone={tones[state]}>{commissionStates[state]}</Badge>,
});

const Stack = styled.div`
  display: grid;
  gap: ${s('space.16')};
`;

const Note = styled.p`
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
`;
