export type SizeChartName = 'men' | 'women' | 'kids';

export interface SizeRange {
  /** Centimetres, both ends included. */
  from: number;
  to: number;
}

export interface SizeChart {
  title: string;
  /** What is measured, in the order of every row's ranges. */
  measures: readonly string[];
  rows: readonly { size: string; ranges: readonly SizeRange[] }[];
}

const centimetresPerInch = 2.54;

/** A chart from rows of a size and its measures, each written as 'from-to' in centimetres. */
function chart(title: string, measures: readonly string[], rows: Record<string, string>): SizeChart {
  return {
    title,
    measures,
    rows: Object.entries(rows).map(([size, ranges]) => ({
      size,
      ranges: ranges.split(' ').map((range) => {
        const [from = 0, to = from] = range.split('-').map(Number);
        return { from, to };
      }),
    })),
  };
}

/** Body measures of every size: the one source of the size guide and of the product page (spec §9). */
export const sizeCharts: Record<SizeChartName, SizeChart> = {
  men: chart("Men's sizes", ['Chest', 'Waist', 'Hip'], {
    XS: '86-90 71-75 86-90',
    S: '91-95 76-80 91-95',
    M: '96-101 81-86 96-101',
    L: '102-108 87-93 102-108',
    XL: '109-116 94-101 109-116',
    XXL: '117-124 102-109 117-124',
  }),
  women: chart("Women's sizes", ['Bust', 'Waist', 'Hip'], {
    XS: '78-81 60-63 86-89',
    S: '82-85 64-67 90-93',
    M: '86-91 68-73 94-99',
    L: '92-97 74-79 100-105',
    XL: '98-104 80-86 106-112',
    XXL: '105-112 87-94 113-120',
  }),
  kids: chart("Kids' sizes", ['Height', 'Chest', 'Waist'], {
    '2-3Y': '92-98 53-55 51-52',
    '4-5Y': '104-110 57-59 53-54',
    '6-7Y': '116-122 61-64 55-57',
    '8-9Y': '128-134 66-69 58-61',
    '10-11Y': '140-146 72-75 62-65',
    '12-13Y': '152-158 78-82 66-69',
  }),
};

/** A chart as a table prints it, in the unit. */
export function sizeTable({ measures, rows }: SizeChart, unit: 'cm' | 'in') {
  return {
    columns: ['Size', ...measures],
    rows: rows.map(({ size, ranges }) => ({
      name: size,
      cells: ranges.map((range) => formatSizeRange(range, unit)),
    })),
  };
}

/** A range as charts print it, such as '96-101' in centimetres or '38-40' in inches, to the nearest half inch. */
export function formatSizeRange({ from, to }: SizeRange, unit: 'cm' | 'in'): string {
  const inUnit = (centimetres: number) =>
    unit === 'cm' ? centimetres : Math.round((centimetres / centimetresPerInch) * 2) / 2;
  return [...new Set([inUnit(from), inUnit(to)])].join('-');
}
