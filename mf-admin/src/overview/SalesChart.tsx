import { Suspense } from 'react';
import styled from 'styled-components';
import { formatCount, formatRupees } from '@shop/kernel/domain';
import { laterPart } from '@shop/kernel/routing';
import { PartAway, s, Surface } from '@shop/ui';
import { StaffLink } from '../access/StaffLink';
import { ordersBehind } from '../orders/ordersAddress';
import { Nothing } from '../panel/Nothing';
import { FoldedTable } from '../table/FoldedTable';
import { chartSteps } from './chartSteps';
import type { Overview } from './loadOverview';
import { stepName } from './stepName';

// The charts library weighs more than the whole page, whose figures need not wait for it.
const salesBars = laterPart(async () => (await import('./SalesBars')).SalesBars, PartAway);

/** Sales by day, or by week where there are many days, as bars where there are any, and the same figures as a table. */
export function SalesChart({ days, previous_days }: Pick<Overview, 'days' | 'previous_days'>) {
  const steps = chartSteps({ days, previous_days });
  const unit = steps.length === days.length ? 'day' : 'week';
  return (
    <Surface>
      <Head>
        <h2>Sales by {unit}</h2>
        <Key $colour="madder">this time</Key>
        <Key $colour="haldi">as many days before</Key>
      </Head>
      {steps.some(({ total, before }) => total > 0 || before > 0) ? (
        <Plot>
          <Suspense>
            <salesBars.Part steps={steps} />
          </Suspense>
        </Plot>
      ) : (
        <Empty>Nothing was sold in these days, nor in as many before.</Empty>
      )}
      <FoldedTable summary="As a table" label={`Sales by ${unit}`}>
        <thead>
          <tr>
            <th scope="col">{unit === 'day' ? 'Day' : 'Week'}</th>
            <th scope="col">Orders</th>
            <th scope="col">Sales</th>
            <th scope="col">Refunds</th>
            <th scope="col">Net</th>
            <th scope="col">Visits</th>
            <th scope="col">Sales before</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ day, until, orders, total, refunds, net, visits, before }) => (
            <tr key={day}>
              <th scope="row">{stepName({ day, until })}</th>
              <td>
                {orders === 0 ? (
                  0
                ) : (
                  <StaffLink to={ordersBehind({ from: day, to: until }, { status: 'sold' })}>
                    {formatCount(orders)}
                  </StaffLink>
                )}
              </td>
              <td>{formatRupees(total)}</td>
              <td>{formatRupees(refunds)}</td>
              <td>{formatSigned(net)}</td>
              <td>{formatCount(visits)}</td>
              <td>{formatRupees(before)}</td>
            </tr>
          ))}
        </tbody>
      </FoldedTable>
    </Surface>
  );
}

/** A day may pay back more than it sells. */
const formatSigned = (amount: number) => (amount < 0 ? `−${formatRupees(-amount)}` : formatRupees(amount));

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.4')} ${s('space.16')};
  align-items: baseline;
  margin-bottom: ${s('space.12')};

  h2 {
    margin: 0;
    font-size: ${s('size.16')};
    font-weight: 650;
  }
`;

const Key = styled.span<{ $colour: 'madder' | 'haldi' }>`
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};

  &::before {
    display: inline-block;
    width: 12px;
    height: ${({ $colour }) => ($colour === 'haldi' ? '2px' : '12px')};
    margin-inline-end: ${s('space.4')};
    border-radius: 2px;
    background: ${({ $colour }) => s($colour === 'haldi' ? 'color.haldi' : 'color.madder')};
    content: '';
    vertical-align: ${({ $colour }) => ($colour === 'haldi' ? '4px' : '-1px')};
  }
`;

const Plot = styled.div`
  height: 240px;
  margin-bottom: ${s('space.12')};
`;

const Empty = styled(Nothing)`
  margin-bottom: ${s('space.12')};
`;
