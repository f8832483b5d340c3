import styled from 'styled-components';
import { formatDate, formatRupees } from '@shop/kernel/domain';
import { s } from '@shop/ui';
import { Panel } from '../panel/Panel';
import { FoldedTable } from '../table/FoldedTable';
import type { ProductWithHistory } from './productRecord';

const width = 600;
const height = 90;

/** What the product has cost since when, and the lowest price that the shop asked in 30 days. */
export function PricePanel({ prices: { lowest, rows } }: Pick<ProductWithHistory, 'prices'>) {
  return (
    <Panel title="Prices">
      <Lead>
        {lowest === null
          ? 'Not on sale in the last 30 days.'
          : `Lowest in the last 30 days: ${formatRupees(lowest)}.`}
      </Lead>
      {rows.length > 1 && <PriceLine rows={rows} />}
      <FoldedTable
        summary={`${rows.length} ${rows.length === 1 ? 'price' : 'prices'} so far`}
        label="Price history"
      >
        <thead>
          <tr>
            <th>Since</th>
            <th>Price</th>
            <th>Original price</th>
            <th>In the shop</th>
            <th>Who</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>{formatDate(row.created_at, 'tableMoment')}</td>
              <td>{formatRupees(row.price)}</td>
              <td>{formatRupees(row.original_price)}</td>
              <td>{row.on_sale ? 'Yes' : 'No'}</td>
              <td>{row.admin_email}</td>
            </tr>
          ))}
        </tbody>
      </FoldedTable>
    </Panel>
  );
}

/** Steps from price to price, the oldest on the left; each as wide as the next, because many change on one day. */
function PriceLine({ rows }: Pick<ProductWithHistory['prices'], 'rows'>) {
  const prices = rows.map(({ price }) => price).reverse();
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const step = width / prices.length;
  const y = (price: number) => height - 8 - ((price - low) / Math.max(1, high - low)) * (height - 16);
  const path = prices
    .map((price, index) => `${index === 0 ? 'M' : 'L'}${index * step} ${y(price)}H${(index + 1) * step}`)
    .join('');
  return (
    <Chart
      role="img"
      aria-label={`Price from ${formatRupees(prices[0] ?? 0)} to ${formatRupees(prices.at(-1) ?? 0)}, between ${formatRupees(low)} and ${formatRupees(high)}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
    >
      <path d={path} />
    </Chart>
  );
}

const Lead = styled.p`
  margin: 0 0 ${s('space.8')};
`;

const Chart = styled.svg`
  display: block;
  width: 100%;
  max-width: 600px;
  height: 90px;
  margin-bottom: ${s('space.8')};
  border-bottom: 1px solid ${s('color.line')};

  path {
    fill: none;
    stroke: ${s('color.madder')};
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
`;
