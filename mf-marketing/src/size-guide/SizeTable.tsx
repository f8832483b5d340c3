import { formatSizeRange, type SizeChart } from '@shop/kernel/domain';
import { MeasureTable } from '@shop/ui';

/** One size chart in centimetres or inches. */
export function SizeTable({ chart, unit }: { chart: SizeChart; unit: 'cm' | 'in' }) {
  return (
    <MeasureTable
      caption={`${chart.title}, ${unit === 'cm' ? 'centimetres' : 'inches'}`}
      columns={['Size', ...chart.measures]}
      rows={chart.rows.map(({ size, ranges }) => ({
        name: size,
        cells: ranges.map((range) => formatSizeRange(range, unit)),
      }))}
    />
  );
}
