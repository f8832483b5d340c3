import { catalogue } from './catalogue';

const sumOf = (id: string) => [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

describe('catalogue', () => {
  it('names every product once', () => {
    const ids = catalogue.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it('has at least 120 products and a dozen in each of the eight categories', () => {
    const sizes = new Map<string, number>();
    for (const { category } of catalogue) sizes.set(category, (sizes.get(category) ?? 0) + 1);
    expect(catalogue.length).toBeGreaterThanOrEqual(120);
    expect(sizes.size).toBe(8);
    expect(Math.min(...sizes.values())).toBeGreaterThanOrEqual(12);
  });

  it('prices in whole rupees, never above the struck price', () => {
    for (const { id, price, mrp } of catalogue) {
      expect([id, Number.isInteger(price) && price > 0 && Number.isInteger(mrp) && mrp >= price]).toEqual([
        id,
        true,
      ]);
    }
  });

  it('holds an id that the sold-out rule of spec §4 catches', () => {
    expect(catalogue.some(({ id }) => sumOf(id) % 23 === 0)).toBe(true);
  });
});
