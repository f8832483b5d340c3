import { formatSizeRange, type SizeChart } from '@shop/kernel/domain';
import { ChipGroup, from, s } from '@shop/ui';
import { useState } from 'react';
import styled from 'styled-components';

const units = [
  { value: 'cm', label: 'Centimetres' },
  { value: 'in', label: 'Inches' },
];

/** One size chart with a choice of unit. */
export function SizeChartTable({ chart }: { chart: SizeChart }) {
  const [unit, setUnit] = useState('cm');
  return (
    <Parts>
      <ChipGroup legend="Unit" options={units} value={unit} onChange={setUnit} />
      <Table>
        <caption>{chart.title}</caption>
        <thead>
          <tr>
            {['Size', ...chart.measures].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.rows.map(({ size, ranges }) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              {ranges.map((range, index) => (
                <td key={chart.measures[index]}>{formatSizeRange(range, unit === 'in' ? 'in' : 'cm')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${s('space.16')};
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
    padding: ${s('space.8')} ${s('space.4')};
    ${from('tablet')} {
      padding-inline: ${s('space.12')};
    }
    border-bottom: 1px solid ${s('color.line')};
    text-align: start;
    white-space: nowrap;
  }
  thead th {
    background: ${s('color.sunk')};
    font-size: ${s('size.14')};
  }
`;
