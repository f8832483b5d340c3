export interface SizeChart {
  title: string;
  columns: readonly string[];
  /** The size, then its body measures in centimetres. */
  rows: readonly (readonly [string, ...string[]])[];
}

export type SizeChartName = 'men' | 'women' | 'kids';

/** Body measures in centimetres (spec §9: men and women XS-XXL, kids 2-3Y to 12-13Y). */
export const sizeCharts: Record<SizeChartName, SizeChart> = {
  men: {
    title: "Men's sizes",
    columns: ['Size', 'Chest', 'Waist', 'Hip'],
    rows: [
      ['XS', '86-89', '71-74', '86-89'],
      ['S', '91-94', '76-79', '91-94'],
      ['M', '97-99', '81-84', '97-99'],
      ['L', '102-107', '86-91', '102-107'],
      ['XL', '109-114', '94-99', '109-114'],
      ['XXL', '117-122', '102-107', '117-122'],
    ],
  },
  women: {
    title: "Women's sizes",
    columns: ['Size', 'Bust', 'Waist', 'Hip'],
    rows: [
      ['XS', '79-81', '61-64', '86-89'],
      ['S', '84-86', '66-69', '91-94'],
      ['M', '89-91', '71-74', '97-99'],
      ['L', '94-99', '76-81', '102-107'],
      ['XL', '102-107', '84-89', '109-114'],
      ['XXL', '109-114', '91-97', '117-122'],
    ],
  },
  kids: {
    title: "Kids' sizes",
    columns: ['Size', 'Height', 'Chest', 'Waist'],
    rows: [
      ['2-3Y', '92-98', '53-55', '51-52'],
      ['4-5Y', '104-110', '57-59', '53-54'],
      ['6-7Y', '116-122', '61-64', '55-57'],
      ['8-9Y', '128-134', '66-69', '58-61'],
      ['10-11Y', '140-146', '72-75', '62-65'],
      ['12-13Y', '152-158', '78-82', '66-69'],
    ],
  },
};
