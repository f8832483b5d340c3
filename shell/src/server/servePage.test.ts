import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { HonoRequest } from 'hono';
import type { PageContext } from './PageContext';
import type { RenderedPage, Renderer } from './rendering/renderer';
import { createPageHandler } from './servePage';

const rendered = (html: string, source: string): RenderedPage => ({
  status: 200,
  fallback: false,
  half: 'rendered',
  html,
  head: '',
  styles: '',
  hydration: '{}',
  source,
  matchedIds: [],
});

/** A handler over a renderer whose answers the test gives, and a clock of its own. */
function openShop() {
  let time = 0;
  const render = jest.fn<Promise<RenderedPage>, unknown[]>(() => Promise.resolve(rendered('first', 's1')));
  const renderAgain = jest.fn<Promise<RenderedPage | 'same page'>, unknown[]>();
  const handle = createPageHandler({ render, renderAgain } as unknown as Renderer, () => time);
  const context = {
    registry: { revision: 'r1', remotes: [] },
    environment: { settings: {} },
    settings: { assetOrigins: [], supabaseUrl: 'https://db.example', siteUrl: 'https://shop.example' },
    assets: { scripts: [] },
    vitalsShare: 0,
    backendAnswers: true,
  } as unknown as PageContext;
  return {
    render,
    renderAgain,
    letPass: (milliseconds: number) => (time += milliseconds),
    ask: (encoding = 'br') =>
      handle({ url: 'https://shop.example/x', header: () => encoding } as unknown as HonoRequest, context),
  };
}

const textOf = (body: Uint8Array) => brotliDecompressSync(body).toString();

test('a page is asked for once while it is young, and again after that', async () => {
  const { ask, render, renderAgain, letPass } = openShop();
  const first = await ask();
  letPass(2999);
  expect(await ask()).toBe(first);
  letPass(1);
  renderAgain.mockResolvedValue('same page');
  const again = await ask();
  expect(renderAgain).toHaveBeenCalledWith('/x', '', expect.anything(), 's1');
  expect(again).toMatchObject({ status: 200, renderedAt: 3000, half: 'rendered' });
  expect(again.body).toBe(first.body);
  expect(render).toHaveBeenCalledTimes(1);
});

test('a page that would come out otherwise is sent as it is now, and known by that', async () => {
  const { ask, renderAgain, letPass } = openShop();
  await ask();
  letPass(3000);
  renderAgain.mockResolvedValue(rendered('second', 's2'));
  expect(textOf((await ask()).body)).toContain('<div id="root">second</div>');
  letPass(3000);
  await ask();
  expect(renderAgain).toHaveBeenLastCalledWith('/x', '', expect.anything(), 's2');
});

test('a page that is asked for again is made smaller, with the same text', async () => {
  const { ask, render, renderAgain, letPass } = openShop();
  const words = Array.from({ length: 400 }, (_, n) => `<p class="a${n % 7}">${(n * n) % 1009} rupees</p>`);
  render.mockResolvedValue(rendered(words.join(''), 's1'));
  const first = await ask();
  renderAgain.mockResolvedValue('same page');
  let later = first;
  while (later.body === first.body) {
    letPass(3000);
    later = await ask();
  }
  expect(later.body.byteLength).toBeLessThan(first.body.byteLength);
  expect(textOf(later.body)).toBe(textOf(first.body));
  expect(later.headers).toEqual(first.headers);
  expect(render).toHaveBeenCalledTimes(1);
});

test('the same page comes in the form that the next visitor takes', async () => {
  const { ask, renderAgain, letPass } = openShop();
  const first = await ask();
  letPass(3000);
  renderAgain.mockResolvedValue('same page');
  const zipped = await ask('gzip');
  expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(gunzipSync(zipped.body).toString()).toBe(textOf(first.body));
  const plain = await ask('');
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(new TextDecoder().decode(plain.body)).toBe(textOf(first.body));
});

test('visitors who ask at once for one page in several forms wait for one rendering', async () => {
  const { ask, render } = openShop();
  const [plain, zipped, brotli] = await Promise.all([ask(''), ask('gzip'), ask('br')]);
  expect(render).toHaveBeenCalledTimes(1);
  const html = textOf(brotli.body);
  expect(new TextDecoder().decode(plain.body)).toBe(html);
  expect(gunzipSync(zipped.body).toString()).toBe(html);
  expect((await ask('gzip')).body).toBe(zipped.body);
});

test('where a page cannot be made again, the one that was confirmed last says of when it is', async () => {
  const { ask, renderAgain, letPass } = openShop();
  await ask();
  letPass(3000);
  renderAgain.mockResolvedValue('same page');
  await ask();
  letPass(3000);
  jest.spyOn(console, 'error').mockImplementation();
  renderAgain.mockRejectedValue(new Error('no data'));
  expect(await ask()).toMatchObject({ kind: 'earlier page', renderedAt: 3000 });
  const zipped = await ask('gzip');
  expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', age: '3' });
  expect(gunzipSync(zipped.body).toString()).toContain('<aside');
});
