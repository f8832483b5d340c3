import type { BagLine } from '@shop/kernel/domain';
import { reorderText } from './reorderText';

const line = (quantity: number): BagLine => ({
  id: `tee:${quantity}`,
  productId: 'tee',
  name: 'Tee',
  price: 450,
  picture: null,
  variant: 'M',
  quantity,
});

test('counts pieces, not lines', () => {
  expect(reorderText({ lines: [line(1)], missing: [], fewer: [] })).toBe('1 item added to your bag.');
  expect(reorderText({ lines: [line(1), line(2)], missing: [], fewer: [] })).toBe(
    '3 items added to your bag.',
  );
});

test('names what is short and what is gone', () => {
  expect(reorderText({ lines: [line(2)], missing: ['Cap', 'Belt'], fewer: ['Tee'] })).toBe(
    '2 items added to your bag. Fewer than you had are left of Tee. No longer available: Cap and Belt.',
  );
  expect(reorderText({ lines: [], missing: ['Cap'], fewer: [] })).toBe(
    'Nothing was added to your bag. No longer available: Cap.',
  );
});
