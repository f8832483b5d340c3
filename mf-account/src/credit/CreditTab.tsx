import styled from 'styled-components';
import { formatDate, formatRupees } from '@shop/kernel/domain';
import { ActionLink, linkTo, usePendingSearch } from '@shop/kernel/routing';
import { Button, ChipGroup, ClothStrip, EmptyState, s, Surface } from '@shop/ui';
import { CardHeading } from '../card-heading/CardHeading';
import { ledgerOptions, ledgerQuery, readLedgerFilter } from '../ledger/ledgerFilter';
import { LedgerTable } from '../ledger/LedgerTable';
import { signedRupees } from '../ledger/signedRupees';
import { ListPager } from '../paging/ListPager';
import { EarningRules } from './EarningRules';
import { type Credit, creditShows } from './fetchCredit';

/** Balance, ledger, and how to earn (spec §2, Credit). */
export function CreditTab({ credit: { balance, entries, filter } }: { credit: Credit }) {
  const { search, go } = usePendingSearch();
  const { show: chosen } = readLedgerFilter(search, creditShows);
  // A page after the last one counts nothing, whatever there is.
  const isEmpty = filter.show === 'all' && filter.page === 1 && entries.count === 0;

  return (
    <Stack>
      <Balance>
        <div>
          <p>Available credit</p>
          <strong>{formatRupees(balance)}</strong>
          <p>Choose “Use store credit” at checkout, and it is taken off the total.</p>
        </div>
        <Button as={ActionLink} to={linkTo('category')} $variant="onDark">
          Start Shopping
        </Button>
        <Border>
          <ClothStrip $print="patang" />
        </Border>
      </Balance>
      <Surface>
        <CardHeading>What came in and went out</CardHeading>
        {!isEmpty && (
          <Chips>
            <ChipGroup
              legend="Show"
              options={ledgerOptions(creditShows)}
              value={chosen}
              onChange={(show) => go(() => ledgerQuery({ show, page: 1 }))}
            />
          </Chips>
        )}
        {entries.rows.length === 0 ? (
          <EmptyState
            icon="wallet"
            title={isEmpty ? 'No credit yet' : 'Nothing here'}
            text={
              isEmpty
                ? 'The first cashback arrives when your first order is delivered.'
                : 'None of your bookings fits this choice.'
            }
          />
        ) : (
          <LedgerTable
            caption="Store credit"
            heading="What"
            rows={entries.rows.map(({ id, amount, description, created_at }) => ({
              id,
              what: description,
              when: formatDate(created_at, 'day'),
              amount: signedRupees(amount),
              tone: amount > 0 ? 'neem' : undefined,
            }))}
          />
        )}
        <ListPager
          of="bookings"
          at={entries}
          addressOf={(page) => (pending) => ledgerQuery({ ...readLedgerFilter(pending, creditShows), page })}
        />
      </Surface>
      <EarningRules />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${s('space.24')};
`;

const Balance = styled.section`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.24')};
  align-items: center;
  justify-content: space-between;
  padding: ${s('space.24')} ${s('space.24')} ${s('space.48')};
  overflow: hidden;
  border-radius: ${s('radius.panel')};
  background: ${s('color.ink')};
  color: ${s('color.onDark2')};

  strong {
    display: block;
    color: ${s('color.onDark')};
    font-size: ${s('size.48')};
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
  }
`;

const Chips = styled.div`
  padding-bottom: ${s('space.16')};
`;

const Border = styled.div`
  position: absolute;
  inset: auto 0 0;
`;
