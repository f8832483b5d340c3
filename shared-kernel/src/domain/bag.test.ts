import fc from 'fast-check';
import { type Bag, type BagCommand, bagCount, type BagLine, reduceBag } from './bag';

const line = (id: string, quantity = 1, maxStock?: number): BagLine => ({
  id,
  productId: id,
  name: id,
  price: 100,
  picture: null,
  variant: '',
  quantity,
  maxStock,
});

const quantities = (bag: Bag) => bag.map(({ id, quantity }) => [id, quantity]);

describe('reduceBag', () => {
  test('adding the same line again raises its quantity', () => {
    const bag = reduceBag([line('a', 2, 10)], { type: 'add', line: line('a', 3, 10) });
    expect(quantities(bag)).toEqual([['a', 5]]);
  });

  test('two variants of a product are two lines', () => {
    const bag = reduceBag([line('tee:m')], { type: 'add', line: line('tee:l') });
    expect(quantities(bag)).toEqual([
      ['tee:m', 1],
      ['tee:l', 1],
    ]);
  });

  test('adding caps at the stock that was just seen, and remembers it', () => {
    const bag = reduceBag([line('a', 4, 10)], { type: 'add', line: line('a', 3, 5) });
    expect(bag[0]).toMatchObject({ quantity: 5, maxStock: 5 });
  });

  test('nothing is added when there is no stock', () => {
    expect(reduceBag([], { type: 'add', line: line('a', 1, 0) })).toEqual([]);
  });

  test('a quantity of 0 or less removes the line', () => {
    expect(reduceBag([line('a', 2)], { type: 'set-quantity', id: 'a', quantity: 0 })).toEqual([]);
    expect(reduceBag([line('a', 2)], { type: 'set-quantity', id: 'a', quantity: -3 })).toEqual([]);
  });

  test('setting a quantity caps at stock', () => {
    const bag = reduceBag([line('a', 2, 4)], { type: 'set-quantity', id: 'a', quantity: 9 });
    expect(quantities(bag)).toEqual([['a', 4]]);
  });

  test('clear and remove', () => {
    const bag = [line('a'), line('b')];
    expect(quantities(reduceBag(bag, { type: 'remove', id: 'a' }))).toEqual([['b', 1]]);
    expect(reduceBag(bag, { type: 'clear' })).toEqual([]);
  });

  const ids = fc.constantFrom('a', 'b', 'c');
  const command: fc.Arbitrary<BagCommand> = fc.oneof(
    fc.record({
      type: fc.constant('add' as const),
      line: fc.tuple(ids, fc.integer({ min: 1, max: 30 })).map(([id, quantity]) => line(id, quantity, 20)),
    }),
    fc.record({
      type: fc.constant('set-quantity' as const),
      id: ids,
      quantity: fc.integer({ min: -5, max: 40 }),
    }),
    fc.record({ type: fc.constant('remove' as const), id: ids }),
  );

  test('whatever happens, lines are unique and hold between one piece and the stock', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
        const bag = commands.reduce<Bag>(reduceBag, []);
        expect(new Set(bag.map(({ id }) => id)).size).toBe(bag.length);
        for (const { quantity } of bag) {
          expect(quantity).toBeGreaterThanOrEqual(1);
          expect(quantity).toBeLessThanOrEqual(20);
        }
      }),
    );
  });
});

test('the badge counts pieces, not lines', () => {
  expect(bagCount([line('a', 2), line('b', 3)])).toBe(5);
});

test('several lines are added as one after the other', () => {
  const bag = [line('a', 2)];
  const lines = [line('a', 1), line('b', 1)];
  const added = reduceBag(bag, { type: 'add-all', id: 'once', lines });
  expect(added.map(({ id, quantity }) => [id, quantity])).toEqual([
    ['a', 3],
    ['b', 1],
  ]);
});
