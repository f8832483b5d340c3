import { unwrap } from './dataError';

test('what a function answers that promises nothing is no missing answer', async () => {
  expect(await unwrap(Promise.resolve({ data: null, error: null, status: 204 }))).toBeUndefined();
  await expect(unwrap(Promise.resolve({ data: null, error: null, status: 200 }))).rejects.toMatchObject({
    code: 'EMPTY',
  });
});
