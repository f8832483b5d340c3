import type { BagLine } from '@shop/kernel/domain';
import { gainOf, reorderText } from './reorderText';

const line = (id: string, quantity: number): BagLine => ({
  ...{ id, productId: id, name: id, price: 450, picture: null, variant: 'M', quantity },
});

test('counts pieces, not lines', () => {
  expect(reorderText({ pieces: 1, short: [] }, [])).toBe('1 item added to your bag.');
  expect(reorderText({ pieces: 3, short: [] }, [])).toBe('3 items added to your bag.');
});

test('names what is short and what is gone', () => {
  expect(reorderText({ pieces: 2, short: ['Tee'] }, ['Cap', 'Belt'])).toBe(
    '2 items added to your bag. Of Tee, it holds all that are left. No longer available: Cap and Belt.',
  );
  expect(reorderText({ pieces: 0, short: [] }, ['Cap'])).toBe(
    'Nothing was added to your bag. No longer available: Cap.',
  );
});

test('counts what the bag gained, not what was wanted', () => {
  const wanted = [line('Tee', 2), line('Cap', 2), line('Belt', 1), line('Sari', 1)];
  const before = [line('Tee', 1), line('Belt', 1), line('Sari', 3)];
  const after = [line('Tee', 3), line('Cap', 1), line('Belt', 1), line('Sari', 1)];
  expect(gainOf(wanted, before, after)).toEqual({ pieces: 3, short: ['Cap', 'Belt', 'Sari'] });
});
