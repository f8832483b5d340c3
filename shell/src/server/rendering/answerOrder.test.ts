import { createElement, use } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { Database } from '@shop/kernel/data';
import { defaultSettings } from '@shop/kernel/domain';
import { answerOrder } from './answerOrder';
import type { RenderOrder } from './renderMessages';

declare const __SHOP_LINKS__: Record<string, string>;

const environment = {
  backend: { url: 'https://db.example', publishableKey: 'key' },
  settings: defaultSettings,
  siteUrl: 'https://shop.example',
};

/** A page that shows what its loader says; counts how often it is rendered. */
function openPage() {
  let said: unknown = { price: 900 };
  let renders = 0;
  const Component = () => {
    renders += 1;
    return createElement('p', null, JSON.stringify(useLoaderData()));
  };
  const page = { id: 'piece', path: '/piece', loader: () => said, Component };
  const answer = async (order: Partial<RenderOrder> = {}) => {
    const complete = {
      id: 1,
      url: 'https://shop.example/piece',
      environment,
      remotes: [{ links: __SHOP_LINKS__ }],
      ...order,
    };
    return answerOrder(complete as RenderOrder, [page], {} as Database, 60_000);
  };
  const known = async () => {
    const outcome = await answer();
    if (outcome.kind !== 'page') throw new Error(JSON.stringify(outcome));
    return outcome.source;
  };
  return { answer, known, say: (data: unknown) => (said = data), renders: () => renders };
}

test('a page whose data is the same is not rendered again', async () => {
  const { answer, known, renders } = openPage();
  const source = await known();
  expect(await answer({ known: source })).toEqual({ kind: 'same page' });
  expect(renders()).toBe(1);
});

test.each([
  ['another address', { url: 'https://shop.example/piece?size=m' }],
  ['other fees', { environment: { ...environment, settings: { ...defaultSettings, platformFee: 9 } } }],
  ['another remote', { remotes: [{ links: { ...__SHOP_LINKS__ }, isKilled: true }] }],
])('it is for %s', async (_what, order) => {
  const { answer, known } = openPage();
  expect(await answer({ ...(order as Partial<RenderOrder>), known: await known() })).toMatchObject({
    kind: 'page',
  });
});

test('it is where its data has changed, and shows that', async () => {
  const { answer, known, say } = openPage();
  const source = await known();
  say({ price: 800 });
  const outcome = await answer({ known: source });
  expect(outcome).toMatchObject({ kind: 'page', html: expect.stringContaining('800') });
  expect(outcome).not.toMatchObject({ source });
});

test('data that fails is a fault, whatever was known', async () => {
  const { answer, known, say } = openPage();
  const source = await known();
  say(Promise.reject(new Error('gone')));
  expect(await answer({ known: source })).toMatchObject({ kind: 'fault' });
});

test('a page that is still being rendered when its time is up is asked for again later: it is at no fault', async () => {
  const outcome = await answerWithin(0, () => use(new Promise<string>(() => undefined)));
  expect(outcome).toMatchObject({ kind: 'fault', status: 503 });
});

test('a page that throws while it is rendered is at fault', async () => {
  const outcome = await answerWithin(60_000, () => {
    throw new Error('no such product');
  });
  expect(outcome).toMatchObject({
    kind: 'fault',
    status: 500,
    error: expect.stringContaining('no such product'),
  });
});

const answerWithin = (timeout: number, Component: () => string) =>
  answerOrder(
    { id: 1, url: 'https://shop.example/piece', environment, remotes: [{ links: __SHOP_LINKS__ }] },
    [{ id: 'piece', path: '/piece', Component }],
    {} as Database,
    timeout,
  );
