import { compress, textOf } from './compress';
import { createRecompressor } from './createRecompressor';
import type { CachedPage } from './pageCache';

const pageOf = async (text: string): Promise<CachedPage> => ({
  kind: 'page',
  status: 200,
  headers: {},
  body: await compress(text, 'br'),
  renderedAt: 0,
});

test('one page at a time is made smaller, once, and the next when the core had its rest', async () => {
  let time = 0;
  const recompress = createRecompressor(() => time);
  const page = await pageOf('<p>One</p>');
  const other = await pageOf('<p>Two</p>');
  const running = recompress(page);
  expect(await recompress(other)).toBeUndefined();
  time = 40;
  const smaller = await running;
  expect(smaller).toMatchObject({ isSmall: true, renderedAt: 0 });
  expect(await textOf(smaller?.body ?? new Uint8Array())).toBe('<p>One</p>');
  time = 399;
  expect(await recompress(other)).toBeUndefined();
  time = 400;
  expect(smaller && (await recompress(smaller))).toBeUndefined();
  expect(await recompress(other)).toMatchObject({ isSmall: true });
});

test('an answer without a body stays as it is, and one that cannot be read does not stop the next', async () => {
  const recompress = createRecompressor(() => 0);
  const page = await pageOf('<p>One</p>');
  expect(await recompress({ ...page, body: new Uint8Array() })).toBeUndefined();
  await expect(recompress({ ...page, body: new Uint8Array([1, 2, 3]) })).rejects.toThrow();
  expect(await recompress(page)).toMatchObject({ isSmall: true });
});
