import fc from 'fast-check';
import {
  cellProblem,
  changesOf,
  draftProblems,
  type EditableProduct,
  noDrafts,
  toEdit,
  withCells,
  withLines,
  withoutSent,
} from './cells';
import { operate, roundRupees } from './operation';

const kurta: EditableProduct = {
  id: 'kurta',
  name: 'Kurta',
  sku: 'K-1',
  version: 3,
  category_id: 'men',
  type_id: 'men-kurtas',
  price: 1200,
  original_price: 1500,
  badges: ['New'],
  status: 'published',
  publish_at: null,
  attributes: { material: ['cotton'] },
  variants: [
    { id: 'kurta:s', label: 'S', stock: 4 },
    { id: 'kurta:m', label: 'M', stock: 0 },
  ],
};
const withCell = (
  drafts: typeof noDrafts,
  product: EditableProduct,
  key: Parameters<typeof withLines>[3],
  text: string,
) => withCells(drafts, [{ product, key, text }]);
const editOf = (drafts: ReturnType<typeof operate>) => toEdit(kurta, drafts.get('kurta') ?? new Map());

test.each([
  [1080, 'nine', 1079],
  [1085, 'nine', 1089],
  [3, 'nine', 9],
  [1024.4, 'rupee', 1024],
  [1024, 'fifty', 1000],
  [0.2, 'hundred', 1],
] as const)('₹%p is rounded to %s as ₹%p', (rupees, rounding, expected) => {
  expect(roundRupees(rupees, rounding)).toBe(expected);
});

test('a price that is rounded to 9 ends in 9 and is at most ₹5 away', () => {
  fc.assert(
    fc.property(fc.integer({ min: 9, max: 300_000 }), (rupees) => {
      const rounded = roundRupees(rupees, 'nine');
      expect(rounded % 10).toBe(9);
      expect(Math.abs(rounded - rupees)).toBeLessThanOrEqual(5);
    }),
  );
});

test('a percentage goes on from what the cell shows', () => {
  const off = { kind: 'money', field: 'price', how: 'percent', amount: -10, rounding: 'rupee' } as const;
  const twice = operate([kurta], operate([kurta], noDrafts, off), off);
  expect(editOf(twice)).toEqual({ id: 'kurta', version: 3, set: { price: 972 } });
});

test('stock is sent as a difference to what was shown, and never falls below nothing', () => {
  expect(editOf(operate([kurta], noDrafts, { kind: 'stock', pieces: 5 })).stock).toEqual({
    'kurta:s': 5,
    'kurta:m': 5,
  });
  expect(editOf(operate([kurta], noDrafts, { kind: 'stock', pieces: -9 })).stock).toEqual({ 'kurta:s': -4 });
  expect(editOf(withCell(noDrafts, kurta, 'stock:kurta:s', '3')).stock).toEqual({ 'kurta:s': -1 });
});

test.each(['', 'abc', '1,2'])('what is reckoned from goes on from no cell that says “%s”', (typed) => {
  const raise = { kind: 'money', field: 'price', how: 'percent', amount: 10, rounding: 'nine' } as const;
  const unreadable = withCell(withCell(noDrafts, kurta, 'price', typed), kurta, 'stock:kurta:s', typed);
  const drafts = operate([kurta], operate([kurta], unreadable, raise), { kind: 'stock', pieces: 5 });
  expect(drafts.get('kurta')?.get('price')).toBe(typed);
  expect(drafts.get('kurta')?.get('stock:kurta:s')).toBe(typed);
  expect(drafts.get('kurta')?.get('stock:kurta:m')).toBe('5');
  // A price that is set needs none before it.
  const set = { ...raise, how: 'set', amount: 999 } as const;
  expect(operate([kurta], unreadable, set).get('kurta')?.get('price')).toBe('999');
});

test('badges come and go, once each', () => {
  const sale = operate([kurta], noDrafts, { kind: 'badge', how: 'add', badge: 'Sale' });
  expect(editOf(operate([kurta], sale, { kind: 'badge', how: 'add', badge: 'Sale' })).set).toEqual({
    badges: ['New', 'Sale'],
  });
  expect(operate([kurta], sale, { kind: 'badge', how: 'remove', badge: 'Sale' }).size).toBe(0);
});

test('what is typed as it was is no change', () => {
  expect(withCell(withCell(noDrafts, kurta, 'price', '9'), kurta, 'price', '1200').size).toBe(0);
});

test('an emptied attribute goes, another changes alone', () => {
  expect(editOf(withCell(noDrafts, kurta, 'attributes.material', '')).set).toEqual({
    attributes: { material: null },
  });
  expect(editOf(withCell(noDrafts, kurta, 'attributes.fit', 'slim, loose')).set).toEqual({
    attributes: { fit: ['slim', 'loose'] },
  });
});

test('a day of publishing is a time in India', () => {
  const drafts = withCell(noDrafts, kurta, 'publish_at', '2026-12-01T09:30');
  expect(editOf(drafts).set).toEqual({ publish_at: '2026-12-01T04:00:00.000Z' });
  expect(cellProblem(kurta, drafts.get('kurta'), 'publish_at')).toContain('draft');
});

test('what is pasted as a day of publishing is one, or is told', () => {
  const draft: EditableProduct = { ...kurta, status: 'draft' };
  const pasted = (text: string) => {
    const { drafts } = withLines(noDrafts, [draft], draft, 'publish_at', [text]);
    return cellProblem(draft, drafts.get('kurta'), 'publish_at');
  };
  expect(pasted('2026-12-01T09:30')).toBeUndefined();
  expect(pasted('05/12/2026 09:30')).toBe('A day and a time such as 2026-12-31T09:30.');
});

test.each(['0', '', '-5', '12.5', '=1+1', '300001'])('%p is no price', (price) => {
  expect(cellProblem(kurta, new Map([['price', price]]), 'price')).toBeTruthy();
});

test('a price above the MRP is told though the MRP was not touched', () => {
  expect(draftProblems(kurta, new Map([['price', '1600']]))).toEqual(['Below the price.']);
});

test('pasted rupees and pieces lose their signs, other values keep their commas', () => {
  const paste = (key: Parameters<typeof withLines>[3], line: string) =>
    withLines(noDrafts, [kurta], kurta, key, [line]).drafts.get('kurta')?.get(key);
  expect(paste('price', ' ₹1,299 ')).toBe('1299');
  expect(paste('original_price', '₹ 1,29,900')).toBe('129900');
  expect(paste('stock:kurta:m', '1,000')).toBe('1000');
  expect(paste('attributes.sizes', '36,38')).toBe('36,38');
  expect(paste('badges', 'Under ₹500,2 for 1')).toBe('Under ₹500,2 for 1');
});

test('pasted lines of stock go from variant to variant and product to product, and those beyond are counted', () => {
  const shirt = { ...kurta, id: 'shirt', variants: [{ id: 'shirt:l', label: 'L', stock: 1 }] };
  const { drafts, left } = withLines(noDrafts, [kurta, shirt], kurta, 'stock:kurta:m', ['7', '8', '9']);
  expect([...drafts].map(([id, draft]) => [id, ...draft])).toEqual([
    ['kurta', ['stock:kurta:m', '7']],
    ['shirt', ['stock:shirt:l', '8']],
  ]);
  expect(left).toBe(1);
});

test('what was sent leaves the drafts, what was typed meanwhile stays', () => {
  const sent = withCell(withCell(noDrafts, kurta, 'price', '900'), kurta, 'status', 'draft');
  const typed = withCell(sent, kurta, 'price', '950');
  expect(changesOf([kurta], withoutSent(typed, changesOf([kurta], sent)))).toEqual([
    { product: kurta, draft: new Map([['price', '950']]) },
  ]);
  expect(withoutSent(sent, changesOf([kurta], sent)).size).toBe(0);
});

test('what the products have become meanwhile is no change any more', () => {
  const typed = withCell(noDrafts, kurta, 'price', '900');
  expect(changesOf([{ ...kurta, price: 900 }], typed)).toEqual([]);
});
