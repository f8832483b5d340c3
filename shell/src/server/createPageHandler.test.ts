import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { HonoRequest } from 'hono';
import { createPageHandler } from './createPageHandler';
import { metrics } from './metrics/metrics';
import type { PageContext } from './PageContext';
import type { RenderedPage, Renderer } from './rendering/renderer';

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

/** What comes where the process is away. */
const frame: RenderedPage = {
  ...rendered('frame', ''),
  fallback: true,
  half: 'failed',
  hydration: undefined,
  source: undefined,
};

/** A handler over a renderer whose answers the test gives, and clocks of its own. */
function openShop() {
  let time = 0;
  let date = 0;
  const render = jest.fn<Promise<RenderedPage | Response>, unknown[]>(() =>
    Promise.resolve(rendered('first', 's1')),
  );
  const renderAgain = jest.fn<Promise<RenderedPage | 'same page'>, unknown[]>();
  const renderFrame = jest.fn(() => Promise.resolve({ ...frame, status: 503 }));
  const handle = createPageHandler({ render, renderAgain, renderFrame } as unknown as Renderer, {
    now: () => time,
    date: () => date,
  });
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
    letPass: (milliseconds: number) => {
      time += milliseconds;
      date += milliseconds;
    },
    setClock: (milliseconds: number) => (date = milliseconds),
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
    // Nothing here waits for anything but the compression.
    await new Promise((resolve) => setImmediate(resolve));
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

test('an earlier page is better than a frame, also where nothing else is wrong', async () => {
  const { ask, renderAgain, letPass } = openShop();
  await ask();
  letPass(3000);
  renderAgain.mockResolvedValue(frame);
  const answer = await ask();
  expect(answer).toMatchObject({ kind: 'earlier page', status: 200, half: 'failed' });
  expect(textOf(answer.body)).toContain('<div id="root">first</div>');
});

test('a frame that had to come in the place of a page is for its visitor alone', async () => {
  const { ask, render } = openShop();
  render.mockResolvedValue(frame);
  expect(await ask()).toMatchObject({ kind: 'frame', status: 200 });
});

test('a clock that is set back lets no page stay longer', async () => {
  const { ask, renderAgain, letPass, setClock } = openShop();
  await ask();
  letPass(3000);
  setClock(-3_600_000);
  renderAgain.mockResolvedValue(rendered('second', 's2'));
  expect(await ask()).toMatchObject({ renderedAt: -3_600_000 });
});

test('what came is counted by where it came from', async () => {
  metrics.pages.reset();
  const { ask, render, renderAgain, letPass } = openShop();
  const outcomes: (RenderedPage | Response | Error)[] = [
    frame,
    new Error('no answer'),
    new Response('not now', { status: 503 }),
    { ...rendered('', ''), hydration: undefined, source: undefined },
    new Response('<urlset/>'),
    rendered('first', 's1'),
  ];
  jest.spyOn(console, 'error').mockImplementation();
  for (const outcome of outcomes) {
    if (outcome instanceof Error) render.mockRejectedValueOnce(outcome);
    else render.mockResolvedValueOnce(outcome);
    await ask();
    letPass(3000);
  }
  renderAgain.mockResolvedValueOnce('same page').mockResolvedValueOnce(frame);
  await ask();
  letPass(3000);
  await ask();
  await ask();
  const { values } = await metrics.pages.get();
  expect(Object.fromEntries(values.map(({ labels, value }) => [labels.from, value]))).toEqual({
    frame: 3,
    browser: 1,
    resource: 1,
    rendered: 1,
    same: 1,
    earlier: 1,
    kept: 1,
  });
});
