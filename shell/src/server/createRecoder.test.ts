import { compress } from './compress';
import { createRecoder } from './createRecoder';
import type { CachedPage } from './pageCache';

const text = '<h1>Hot Deals</h1>'.repeat(50);
const aPage = async (): Promise<CachedPage> => ({
  kind: 'page',
  status: 200,
  headers: { 'content-encoding': 'br', 'x-kept': 'yes' },
  body: await compress(text, 'br'),
  renderedAt: 0,
});

test('each form has the page’s text, and says which it is', async () => {
  const inEncoding = createRecoder();
  const page = await aPage();
  expect(await inEncoding(page, 'br')).toBe(page);
  const plain = await inEncoding(page, 'identity');
  expect(new TextDecoder().decode(plain.body)).toBe(text);
  expect(plain.headers).toEqual({ vary: 'accept-encoding', 'x-kept': 'yes' });
  const zipped = await inEncoding(page, 'gzip');
  expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', 'x-kept': 'yes' });
});

test('a form is made once, and not kept for who asks for everything', async () => {
  const inEncoding = createRecoder();
  const page = await aPage();
  const form = await inEncoding(page, 'gzip');
  expect(await inEncoding(page, 'gzip')).toBe(form);
  for (let others = 0; others < 99; others += 1) await inEncoding(await aPage(), 'gzip');
  expect(await inEncoding(page, 'gzip')).toBe(form);
  for (let others = 0; others < 100; others += 1) await inEncoding(await aPage(), 'gzip');
  expect(await inEncoding(page, 'gzip')).not.toBe(form);
});
