import type { Product } from '@shop/kernel/domain';
import { Link, links } from '@shop/kernel/routing';
import { Button, Dialog, s } from '@shop/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { chartFor } from './chartFor';
import { sizeCharts, type SizeChart } from './sizeCharts';

/** Opens the size chart of the product; nothing for what has no sizes. */
export function SizeChartButton({ product }: { product: Product }) {
  const [open, setOpen] = useState(false);
  const name = chartFor(product);
  if (!name) return null;
  return (
    <>
      <Opener type="button" $variant="quiet" $size="small" onClick={() => setOpen(true)}>
        Size chart
      </Opener>
      {open && (
        <Dialog title="Size Chart" onClose={() => setOpen(false)} $width="560px">
          <Chart chart={sizeCharts[name]} />
          <p>
            Body measures in centimetres. Between two sizes? Take the larger one, or read{' '}
            <Link to={links.sizeGuide()}>how to measure</Link>.
          </p>
        </Dialog>
      )}
    </>
  );
}

function Chart({ chart }: { chart: SizeChart }) {
  return (
    <Table>
      <caption>{chart.title}</caption>
      <thead>
        <tr>
          {chart.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chart.rows.map(([size, ...measures]) => (
          <tr key={size}>
            <th scope="row">{size}</th>
            {measures.map((measure, index) => (
              <td key={chart.columns[index + 1]}>{measure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Opener = styled(Button)`
  margin: ${s('space.4')} 0 0 calc(-1 * ${s('space.12')});
`;
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  caption {
    padding-bottom: ${s('space.8')};
    font-weight: 650;
    text-align: start;
  }
  th,
  td {
    padding: ${s('space.8')} ${s('space.12')};
    border-bottom: 1px solid ${s('color.line')};
    text-align: start;
  }
  thead th {
    background: ${s('color.sunk')};
    font-size: ${s('size.14')};
  }
`;
