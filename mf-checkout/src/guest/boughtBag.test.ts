import type { BagLine } from '@shop/kernel/domain';
import { createTestShop, testLine } from '../testing/createTestShop';
import { emptyBought, keepBought } from './boughtBag';

const other: BagLine = { ...testLine, id: 'other:m', productId: 'other' };

function open() {
  const { bag } = createTestShop({ bag: [{ ...testLine, quantity: 3 }, other] }).platform;
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const quantities = () => Object.fromEntries(bag.get().map(({ id, quantity }) => [id, quantity]));
  return { bag, storage, quantities };
}

test('takes out what was bought, once, and leaves what was added meanwhile', () => {
  const { bag, storage, quantities } = open();
  keepBought(storage, {
    number: 'TD1',
    lines: [
      { variant_id: testLine.id, quantity: 1 },
      { variant_id: other.id, quantity: 5 },
    ],
  });
  emptyBought(storage, bag, 'TD1');
  expect(quantities()).toEqual({ [testLine.id]: 2 });
  emptyBought(storage, bag, 'TD1');
  expect(quantities()).toEqual({ [testLine.id]: 2 });
});

test('leaves the bag alone for another order', () => {
  const { bag, storage, quantities } = open();
  keepBought(storage, { number: 'TD1', lines: [{ variant_id: testLine.id, quantity: 1 }] });
  emptyBought(storage, bag, 'TD2');
  expect(quantities()).toEqual({ [testLine.id]: 3, [other.id]: 2 });
});

test('passes over what is no line, as whatever else the device may hold', () => {
  const { bag, storage, quantities } = open();
  const lines = [
    null,
    'x',
    { variant_id: other.id, quantity: 'many' },
    { variant_id: testLine.id, quantity: 1 },
  ];
  storage.setItem('guest-bought', JSON.stringify({ number: 'TD1', lines }));
  emptyBought(storage, bag, 'TD1');
  expect(quantities()).toEqual({ [testLine.id]: 2, [other.id]: 2 });
});
