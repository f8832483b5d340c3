import { formatSizeRange, type SizeChart } from '@shop/kernel/domain';
import { s } from '@shop/ui';
import styled from 'styled-components';

/** One size chart in centimetres or inches. */
export function SizeTable({ chart, unit }: { chart: SizeChart; unit: 'cm' | 'in' }) {
  return (
    <Table>
      <caption>
        {chart.title}, {unit === 'cm' ? 'centimetres' : 'inches'}
      </caption>
      <thead>
        <tr>
          <th scope="col">Size</th>
          {chart.measures.map((measure) => (
            <th key={measure} scope="col">
              {measure}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chart.rows.map(({ size, ranges }) => (
          <tr key={size}>
            <th scope="row">{size}</th>
            {ranges.map((range, index) => (
              <td key={chart.measures[index]}>{formatSizeRange(range, unit)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  max-width: 860px;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  caption {
    padding-bottom: ${s('space.12')};
    font-weight: 600;
    text-align: start;
  }

  th,
  td {
    padding: ${s('space.12')} ${s('space.8')};
    border-bottom: 1px solid ${s('color.line')};
    text-align: start;
  }

  thead th {
    background: ${s('color.ink')};
    color: ${s('color.onDark')};
    font-size: ${s('size.14')};
  }

  tbody th {
    color: ${s('color.madder')};
    white-space: nowrap;
  }

  tbody tr:nth-child(even) {
    background: ${s('color.surface')};
  }
`;
