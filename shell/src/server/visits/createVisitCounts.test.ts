import { createVisitCounts } from './createVisitCounts';

const page = (headers: Record<string, string> = {}) =>
  new Headers({
    'sec-fetch-dest': 'document',
    'sec-fetch-site': 'none',
    'user-agent': 'Mozilla/5.0',
    ...headers,
  });

/** A database that counts a batch once, and loses the answers that it is told to. */
function open() {
  const batches = new Map<string, [number, number]>();
  const behaviour = { losesAnswer: false };
  const problems: string[] = [];
  const counts = createVisitCounts(
    (batch, visits, pages) => {
      batches.set(batch, [visits, pages]);
      return behaviour.losesAnswer ? Promise.reject(new Error('the answer got lost')) : Promise.resolve();
    },
    (problem) => problems.push(problem),
  );
  return { counts, behaviour, problems, written: () => [...batches.values()] };
}

test('a visit begins with a page that somebody came to from elsewhere', async () => {
  const { counts, written } = open();
  counts.count(page());
  counts.count(page({ 'sec-fetch-site': 'cross-site' }));
  counts.count(page({ 'sec-fetch-site': 'same-origin' }));
  await counts.write();
  expect(written()).toEqual([[2, 3]]);
  await counts.write();
  expect(written()).toHaveLength(1);
});

test('robots, pages fetched in advance and what is no page count nowhere', async () => {
  const { counts, written } = open();
  counts.count(page({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }));
  counts.count(page({ 'sec-purpose': 'prefetch;prerender' }));
  counts.count(page({ 'sec-fetch-dest': 'empty' }));
  counts.count(new Headers({ 'user-agent': 'curl/8' }));
  await counts.write();
  expect(written()).toEqual([]);
});

test('what got no answer is sent again as the same, and what came meanwhile after it', async () => {
  const { counts, behaviour, problems, written } = open();
  counts.count(page());
  behaviour.losesAnswer = true;
  await counts.write();
  counts.count(page());
  await counts.write();
  behaviour.losesAnswer = false;
  await counts.write();
  await counts.write();
  expect(written()).toEqual([
    [1, 1],
    [1, 1],
  ]);
  expect(problems).toEqual(['Visits wait until they can be written: the answer got lost']);
});
