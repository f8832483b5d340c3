import styled from 'styled-components';
import { usePendingSearch } from '@shop/kernel/routing';
import { from, s, SelectField } from '@shop/ui';
import { orderFilterQuery, orderGroups, orderPeriods, readOrderFilter } from './orderFilter';

const optionsOf = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** Which orders are listed. The choice stands in the address, so that Back and a bookmark bring it back. */
export function OrderFilterBar({ count }: { count: number }) {
  const { search, go } = usePendingSearch();
  // Not the filter of the orders that show: they may still be the last choice's.
  const filter = readOrderFilter(search);

  const choose = (choice: { status?: string; period?: string }) =>
    go((pending) => {
      const { group, period } = readOrderFilter(pending);
      return orderFilterQuery(readOrderFilter(new URLSearchParams({ status: group, period, ...choice })));
    });

  return (
    <Bar>
      <SelectField
        label="Show"
        name="status"
        options={optionsOf(orderGroups)}
        value={filter.group}
        onChange={(event) => choose({ status: event.target.value })}
      />
      <SelectField
        label="Placed"
        name="period"
        options={optionsOf(orderPeriods)}
        value={filter.period}
        onChange={(event) => choose({ period: event.target.value })}
      />
      <Count role="status">
        {count} {count === 1 ? 'order' : 'orders'}
      </Count>
    </Bar>
  );
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${s('space.12')} ${s('space.16')};
  align-items: end;

  ${from('tablet')} {
    grid-template-columns: 15rem 15rem 1fr;
  }
`;

const Count = styled.p`
  grid-column: 1 / -1;
  color: ${s('color.ink2')};

  ${from('tablet')} {
    grid-column: auto;
    padding-bottom: ${s('space.12')};
    text-align: end;
  }
`;
