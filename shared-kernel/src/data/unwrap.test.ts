import { unwrap } from './dataError';

test('what a function answers that promises nothing is no missing answer', async () => {
  expect(await unwrap(Promise.resolve({ data: null, error: null, status: 204 }))).toBeUndefined();
  await expect(unwrap(Promise.resolve({ data: null, error: null, status: 200 }))).rejects.toMatchObject({
    code: 'EMPTY',
  });
});

test('a query that is called off is given up, although it keeps one signal and has a deadline', async () => {
  let kept: AbortSignal | undefined;
  const answer = Promise.resolve({ data: 1, error: null });
  // As supabase-js does it: the last signal is the one that counts.
  const query = Object.assign(answer, {
    abortSignal: (signal: AbortSignal) => {
      kept = signal;
      return query;
    },
  });
  const calledOff = new AbortController();
  const asked = unwrap(query, calledOff.signal);
  calledOff.abort();
  expect(kept?.aborted).toBe(true);
  await asked;

  await unwrap(query, calledOff.signal);
  expect(kept?.aborted).toBe(true);
});
