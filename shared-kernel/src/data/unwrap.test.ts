import { unwrap } from './dataError';

test('what a function answers that promises nothing is no missing answer', async () => {
  expect(await unwrap(Promise.resolve({ data: null, error: null, status: 204 }))).toBeUndefined();
  await expect(unwrap(Promise.resolve({ data: null, error: null, status: 200 }))).rejects.toMatchObject({
    code: 'EMPTY',
  });
});

test.each(['PGRST301', 'PGRST303'])(
  'a token that the service does not take means that its owner signs in again: %s',
  async (code) => {
    const error = { code, message: 'JWT expired', hint: null };
    await expect(unwrap(Promise.resolve({ data: null, error, status: 401 }))).rejects.toMatchObject({
      code: 'SIGN_IN_REQUIRED',
    });
  },
);

test('a query keeps the signal of whoever may call it off, and gets that of the timeout where it has none', async () => {
  const given: AbortSignal[] = [];
  const query = (signal?: AbortSignal) => {
    const answer = Promise.resolve({ data: 1, error: null });
    // As supabase-js does it: the last signal is the one that counts.
    return Object.assign(answer, {
      signal,
      abortSignal: (next: AbortSignal) => {
        given.push(next);
        return answer;
      },
    });
  };
  await unwrap(query());
  expect(given).toHaveLength(1);
  await unwrap(query(new AbortController().signal));
  expect(given).toHaveLength(1);
});
