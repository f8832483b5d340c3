import { withPiece } from './draftRecord';

const piece = { id: 'kurta:m', name: 'Kurta', label: 'M', price: 900 };

test('a size comes once and is counted up, to what an order may hold', () => {
  const one = withPiece([], piece);
  expect(one).toEqual([{ ...piece, quantity: 1 }]);
  expect(withPiece(one, piece)).toEqual([{ ...piece, quantity: 2 }]);
  expect(withPiece([{ ...piece, quantity: 99 }], piece)).toEqual([{ ...piece, quantity: 99 }]);
  expect(withPiece(one, { ...piece, id: 'kurta:l', label: 'L' })).toHaveLength(2);
});
