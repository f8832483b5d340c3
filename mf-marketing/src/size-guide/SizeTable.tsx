import { type sizeCharts, sizeTable } from '@shop/kernel/domain';
import { MeasureTable } from '@shop/ui';

interface Props {
  chart: (typeof sizeCharts)[keyof typeof sizeCharts];
  unit: 'cm' | 'in';
}

/** One size chart in centimetres or inches. */
export function SizeTable({ chart, unit }: Props) {
  return (
    <MeasureTable
      caption={`${chart.title}, ${unit === 'cm' ? 'centimetres' : 'inches'}`}
      {...sizeTable(chart, unit)}
    />
  );
}
