import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { formatDate, formatRupees } from '@shop/kernel/domain';
import { s, Surface } from '@shop/ui';
import { Nothing } from '../panel/Nothing';
import { FoldedTable } from '../table/FoldedTable';
import type { Overview } from './loadOverview';

// The charts library weighs more than the whole page, whose figures need not wait for it.
const RevenueBars = lazy(async () => ({ default: (await import('./RevenueBars')).RevenueBars }));

/** Revenue by day as bars where there is any, and the same figures as a table. */
export function RevenueChart({ days }: Pick<Overview, 'days'>) {
  return (
    <Surface>
      <Head>
        <h2>Revenue by day</h2>
        <span>days in India</span>
      </Head>
      {days.some(({ revenue }) => revenue > 0) ? (
        <Plot>
          <Suspense>
            <RevenueBars days={days} />
          </Suspense>
        </Plot>
      ) : (
        <Empty>No revenue in these days.</Empty>
      )}
      <FoldedTable summary="As a table" label="Revenue by day">
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Revenue</th>
            <th scope="col">Orders</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, revenue, orders }) => (
            <tr key={day}>
              <th scope="row">{formatDate(day, 'tableDay')}</th>
              <td>{formatRupees(revenue)}</td>
              <td>{orders}</td>
            </tr>
          ))}
        </tbody>
      </FoldedTable>
    </Surface>
  );
}

const Head = styled.div`
  display: flex;
  gap: ${s('space.8')};
  align-items: baseline;
  margin-bottom: ${s('space.12')};

  h2 {
    margin: 0;
    font-size: ${s('size.16')};
    font-weight: 650;
  }

  span {
    color: ${s('color.ink2')};
    font-size: ${s('size.14')};
  }
`;

const Plot = styled.div`
  height: 220px;
  margin-bottom: ${s('space.12')};
`;

const Empty = styled(Nothing)`
  margin-bottom: ${s('space.12')};
`;
