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
  [undefined, withLabels('beauty', 'Kumkum Satin')],
  [undefined, withLabels('home-living', '')],
  [undefined, withLabels('men')],
])('finds the chart %s', (chart, product) => {
  expect(chartFor(product)).toBe(chart);
});
