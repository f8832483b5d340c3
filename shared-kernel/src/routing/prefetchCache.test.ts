import { createPrefetchCache } from './prefetchCache';

/** A loader whose answers the test gives. */
function slowLoader() {
  const settle: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const load = () => new Promise<string>((resolve, reject) => settle.push({ resolve, reject }));
  return { load, settle };
}

test('a visit takes the answer that is there, once', async () => {
  const answers = createPrefetchCache();
  let asked = 0;
  const load = jest.fn(async () => `answer ${++asked}`);
  answers.ask('/a', load);
  await load.mock.results[0]?.value;
  expect(await answers.answer('/a', load)).toBe('answer 1');
  expect(await answers.answer('/a', load)).toBe('answer 2');
});

test('hovering again asks nothing new within ten seconds', () => {
  let now = 0;
  const answers = createPrefetchCache(() => now);
  const load = jest.fn(async () => 'answer');
  answers.ask('/a', load);
  now = 9_999;
  answers.ask('/a', load);
  expect(load).toHaveBeenCalledTimes(1);
  now = 10_000;
  answers.ask('/a', load);
  expect(load).toHaveBeenCalledTimes(2);
});

test('an old answer is not shown', async () => {
  let now = 0;
  const answers = createPrefetchCache(() => now);
  answers.ask('/a', async () => 'old');
  now = 10_000;
  expect(await answers.answer('/a', async () => 'new')).toBe('new');
});

test('a visit does not wait for an answer under way when the loader is quicker, nor the other way round', async () => {
  const answers = createPrefetchCache();
  const early = slowLoader();
  answers.ask('/a', early.load);
  expect(await answers.answer('/a', async () => 'from the card')).toBe('from the card');
  answers.ask('/b', early.load);
  const visit = answers.answer('/b', slowLoader().load);
  early.settle[1]?.resolve('early');
  expect(await visit).toBe('early');
});

test('a failed answer is forgotten', async () => {
  const answers = createPrefetchCache();
  const early = slowLoader();
  answers.ask('/a', early.load);
  early.settle[0]?.reject(new Error('no connection'));
  await new Promise(setImmediate);
  expect(await answers.answer('/a', async () => 'asked again')).toBe('asked again');
});

test('at most five wait, the oldest goes', async () => {
  const answers = createPrefetchCache();
  for (const page of [1, 2, 3, 4, 5, 6]) answers.ask(`/${page}`, async () => 'early');
  expect(await answers.answer('/1', async () => 'asked now')).toBe('asked now');
  expect(await answers.answer('/6', async () => 'asked now')).toBe('early');
});
