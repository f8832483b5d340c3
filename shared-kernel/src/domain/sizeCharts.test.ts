import { formatSizeRange, sizeCharts } from './sizeCharts';

it('covers the sizes of the shop (spec §9)', () => {
  const sizesOf = (name: keyof typeof sizeCharts) => sizeCharts[name].rows.map(({ size }) => size);
  const adult = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];
  expect(sizesOf('men')).toEqual(adult);
  expect(sizesOf('women')).toEqual(adult);
  expect([sizesOf('kids').at(0), sizesOf('kids').at(-1)]).toEqual(['2-3Y', '12-13Y']);
});

it.each(Object.entries(sizeCharts))(
  'grows from size to size without overlap: %s',
  (_, { measures, rows }) => {
    for (const [index, { ranges }] of rows.entries()) {
      expect(ranges).toHaveLength(measures.length);
      for (const [column, { from, to }] of ranges.entries()) {
        expect(from).toBeLessThanOrEqual(to);
        const before = rows[index - 1]?.ranges[column];
        if (before) expect(from).toBeGreaterThan(before.to);
      }
    }
  },
);

it('prints ranges in centimetres and in half inches', () => {
  expect(formatSizeRange({ from: 96, to: 101 }, 'cm')).toBe('96-101');
  expect(formatSizeRange({ from: 96, to: 101 }, 'in')).toBe('38-40');
  expect(formatSizeRange({ from: 51, to: 52 }, 'in')).toBe('20-20.5');
  expect(formatSizeRange({ from: 25.9, to: 26.7 }, 'in')).toBe('10.2-10.5');
  expect(formatSizeRange({ from: 71.5, to: 71.5 }, 'in')).toBe('28.1');
});
