import { chartFor } from './chartFor';

const withLabels = (category: string, ...labels: string[]) => ({
  category,
  variants: labels.map((label) => ({ id: label, label, stock: 1 })),
});

it.each([
  ['women', withLabels('women', 'S', 'M')],
  ['men', withLabels('men', 'XS', 'XXL')],
  ['men', withLabels('anime', 'M')],
  ['kids', withLabels('kids', '2-3Y', '12-13Y')],
  ['waist', withLabels('men', '28', '30')],
  ['footwear', withLabels('women', 'UK 3', 'UK 4')],
  ['kidsFootwear', withLabels('kids', 'UK 13 Kids', 'UK 1')],
  ['kidsFootwear', withLabels('kids', 'UK 2', 'UK 3')],
  [undefined, withLabels('toys-bicycles', 'S', 'M')],
  [undefined, withLabels('beauty', 'Kumkum Satin')],
  [undefined, withLabels('home-living', '')],
  [undefined, withLabels('men')],
])('finds the chart %s', (chart, product) => {
  expect(chartFor(product)).toBe(chart);
});
