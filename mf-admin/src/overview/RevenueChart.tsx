import { formatRupees } from '@shop/kernel/domain';
import { s, Surface } from '@shop/ui';
import styled from 'styled-components';
import { formatDay } from '../time/istTime';
import { axisTop } from './axisTop';
import type { Overview } from './loadOverview';

const height = 100;

/**
 * Revenue by day. Drawn here in 40 lines of SVG: the smallest well-kept library (uPlot, 50 KB) paints on a canvas,
 * which screen readers cannot read. The table below holds the same figures.
 */
export function RevenueChart({ days }: Pick<Overview, 'days'>) {
  const top = axisTop(Math.max(...days.map(({ revenue }) => revenue)));
  const first = days[0];
  const last = days.at(-1);
  return (
    <Surface>
      <Head>
        <h2>Revenue by day</h2>
        <span>days in India</span>
      </Head>
      <Plot>
        <Axis aria-hidden>
          <span>{formatRupees(top)}</span>
          <span>{formatRupees(top / 2)}</span>
          <span>₹0</span>
        </Axis>
        <svg
          role="img"
          aria-label={`Revenue by day, up to ${formatRupees(top)}; the figures stand in the table below`}
          viewBox={`0 0 ${days.length} ${height}`}
          preserveAspectRatio="none"
        >
          <path d={`M0 .5H${days.length}M0 50H${days.length}M0 99.5H${days.length}`} className="grid" />
          {days.map(({ day, revenue, orders }, index) => (
            <rect
              key={day}
              x={index + 0.12}
              width={0.76}
              y={height - (revenue / top) * height}
              height={(revenue / top) * height}
            >
              <title>{`${formatDay(day)}: ${formatRupees(revenue)}, ${orders} orders`}</title>
            </rect>
          ))}
        </svg>
        <Ends aria-hidden>
          <span>{first && formatDay(first.day)}</span>
          <span>{last && last !== first && formatDay(last.day)}</span>
        </Ends>
      </Plot>
      <details>
        <summary>As a table</summary>
        <Scroll role="region" aria-label="Revenue by day" tabIndex={0}>
          <table>
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
                  <th scope="row">{formatDay(day)}</th>
                  <td>{formatRupees(revenue)}</td>
                  <td>{orders}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      </details>
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
  display: grid;
  grid-template: 'axis plot' 180px '. ends' auto / auto minmax(0, 1fr);
  gap: ${s('space.4')} ${s('space.8')};

  svg {
    grid-area: plot;
    width: 100%;
    height: 100%;
  }

  rect {
    fill: ${s('color.madder')};
  }

  rect:hover {
    fill: ${s('color.ink')};
  }

  .grid {
    stroke: ${s('color.line')};
    vector-effect: non-scaling-stroke;
  }
`;

const Axis = styled.div`
  display: flex;
  grid-area: axis;
  flex-direction: column;
  justify-content: space-between;
  color: ${s('color.ink2')};
  font-size: ${s('size.12')};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  text-align: end;
`;

const Ends = styled.div`
  display: flex;
  grid-area: ends;
  justify-content: space-between;
  color: ${s('color.ink2')};
  font-size: ${s('size.12')};
`;

const Scroll = styled.div`
  max-height: 320px;
  overflow: auto;

  table {
    font-size: ${s('size.14')};
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    padding: ${s('space.4')} ${s('space.24')} ${s('space.4')} 0;
    font-weight: 400;
    text-align: start;
  }
`;
