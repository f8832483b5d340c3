import { useState } from 'react';
import styled from 'styled-components';
import { type sizeCharts, sizeTable } from '@shop/kernel/domain';
import { ChipGroup, MeasureTable, s } from '@shop/ui';

const units = [
  { value: 'cm', label: 'Centimetres' },
  { value: 'in', label: 'Inches' },
];

interface Props {
  chart: (typeof sizeCharts)[keyof typeof sizeCharts];
}

/** One size chart with a choice of unit. */
export function SizeChartTable({ chart }: Props) {
  const [unit, setUnit] = useState<'cm' | 'in'>('cm');
  return (
    <Parts>
      <ChipGroup
        legend="Unit"
        options={units}
        value={unit}
        onChange={(value) => setUnit(value === 'in' ? 'in' : 'cm')}
      />
      <MeasureTable caption={chart.title} {...sizeTable(chart, unit)} />
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${s('space.16')};
  overflow-x: auto;
`;
