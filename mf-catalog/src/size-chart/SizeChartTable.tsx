import { useState } from 'react';
import styled from 'styled-components';
import { formatSizeRange, type SizeChart } from '@shop/kernel/domain';
import { ChipGroup, MeasureTable, s } from '@shop/ui';

const units = [
  { value: 'cm', label: 'Centimetres' },
  { value: 'in', label: 'Inches' },
];

/** One size chart with a choice of unit. */
export function SizeChartTable({ chart }: { chart: SizeChart }) {
  const [unit, setUnit] = useState<'cm' | 'in'>('cm');
  return (
    <Parts>
      <ChipGroup
        legend="Unit"
        options={units}
        value={unit}
        onChange={(value) => setUnit(value === 'in' ? 'in' : 'cm')}
      />
      <MeasureTable
        caption={chart.title}
        columns={['Size', ...chart.measures]}
        rows={chart.rows.map(({ size, ranges }) => ({
          name: size,
          cells: ranges.map((range) => formatSizeRange(range, unit)),
        }))}
      />
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${s('space.16')};
  overflow-x: auto;
`;
