import { createPlaces } from './createPlaces';

/** Work that ends when the test says so. */
function openPlaces(limits: Parameters<typeof createPlaces>[0]) {
  const inPlace = createPlaces(limits);
  const begun: string[] = [];
  const ends = new Map<string, { well: () => void; badly: () => void }>();
  const ask = (name: string) =>
    inPlace(() => {
      begun.push(name);
      return new Promise<string>((resolve, reject) =>
        ends.set(name, { well: () => resolve(name), badly: () => reject(new Error(name)) }),
      );
    });
  return { ask, begun, ends };
}

test('so many work at once, so many wait in turn, and more are turned away', async () => {
  const { ask, begun, ends } = openPlaces({ atOnce: 2, waiting: 2 });
  const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map(ask);
  expect(await e).toBeUndefined();
  expect(begun).toEqual(['a', 'b']);
  ends.get('b')?.well();
  expect(await b).toBe('b');
  ends.get('a')?.well();
  expect(await a).toBe('a');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  for (const name of ['c', 'd']) ends.get(name)?.well();
  expect(await Promise.all([c, d])).toEqual(['c', 'd']);
});

test('work that fails gives its place back', async () => {
  const { ask, ends } = openPlaces({ atOnce: 1, waiting: 0 });
  const failing = ask('a');
  expect(await ask('b')).toBeUndefined();
  ends.get('a')?.badly();
  await expect(failing).rejects.toThrow('a');
  const next = ask('c');
  ends.get('c')?.well();
  expect(await next).toBe('c');
});
