export type SizeChartName = 'men' | 'women' | 'kids' | 'waist' | 'footwear' | 'kidsFootwear';

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

/**
 * A chart from rows of a size and its measures, each written as 'from-to' in centimetres. They are read when somebody looks: every
 * page of the shop has the charts with its first script.
 */
function chart(title: string, measures: readonly string[], written: Record<string, string>): SizeChart {
  let rows: SizeChart['rows'] | undefined;
  return {
    title,
    measures,
    get rows() {
      return (rows ??= Object.entries(written).map(([size, ranges]) => ({
        size,
        ranges: readRanges(ranges),
      })));
    },
  };
}

const readRanges = (ranges: string): SizeRange[] =>
  ranges.split(' ').map((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return { from, to };
  });

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
  waist: chart('Waist sizes', ['Waist'], {
    24: '59-63',
    26: '64-68',
    28: '69-73',
    30: '74-78',
    32: '79-83',
    34: '84-88',
    36: '89-94',
    38: '95-99',
    40: '100-104',
    42: '105-109',
    44: '110-114',
  }),
  // A UK size is a third of an inch of the last, which is two sizes longer than the foot in it; adults' size 0 is children's 13.
  footwear: chart('Footwear', ['Foot length'], {
    'UK 2': '20.8-21.6',
    'UK 3': '21.7-22.4',
    'UK 4': '22.5-23.3',
    'UK 5': '23.4-24.1',
    'UK 6': '24.2-25',
    'UK 7': '25.1-25.8',
    'UK 8': '25.9-26.7',
    'UK 9': '26.8-27.5',
    'UK 10': '27.6-28.4',
    'UK 11': '28.5-29.2',
    'UK 12': '29.3-30.1',
    'UK 13': '30.2-30.9',
  }),
  kidsFootwear: chart("Kids' footwear", ['Foot length'], {
    'UK 4 Kids': '11.5-12.3',
    'UK 5 Kids': '12.4-13.1',
    'UK 6 Kids': '13.2-14',
    'UK 7 Kids': '14.1-14.8',
    'UK 8 Kids': '14.9-15.7',
    'UK 9 Kids': '15.8-16.5',
    'UK 10 Kids': '16.6-17.4',
    'UK 11 Kids': '17.5-18.2',
    'UK 12 Kids': '18.3-19',
    'UK 13 Kids': '19.1-19.9',
    'UK 1': '20-20.7',
    'UK 2': '20.8-21.6',
    'UK 3': '21.7-22.4',
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

/**
 * A range as charts print it, such as '96-101' in centimetres or '38-40' in inches: to the nearest half inch, and to a tenth
 * where it is narrower than a centimetre.
 */
export function formatSizeRange({ from, to }: SizeRange, unit: 'cm' | 'in'): string {
  const parts = to - from < 1 ? 10 : 2;
  const inUnit = (centimetres: number) =>
    unit === 'cm' ? centimetres : Math.round((centimetres / centimetresPerInch) * parts) / parts;
  return [...new Set([inUnit(from), inUnit(to)])].join('-');
}
