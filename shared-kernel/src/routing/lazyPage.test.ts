import type { Platform } from '../platform/createPlatform';
import { createService } from '../platform/service';
import { lazyPage, type PageHandle, type PageModule } from './lazyPage';
import { provideToLoaders } from './platformContext';

const page: PageModule = { Component: () => null, loader: () => 'data' };
const platform = {
  session: { get: () => ({ status: 'signed-out' }) },
  service: createService(),
} as Platform;
const args = {
  request: new Request('https://shop.example/product/a?size=m'),
  context: provideToLoaders(platform),
} as unknown as Parameters<NonNullable<PageModule['loader']>>[0];

function failing(times: number) {
  let calls = 0;
  const load = async () => {
    calls += 1;
    if (calls <= times) throw new Error('chunk gone');
    return page;
  };
  return { load, calls: () => calls };
}

const run = (route: ReturnType<typeof lazyPage>) =>
  (route.loader as (given: typeof args) => Promise<unknown>)(args);

test('a page fetches its code once, however often it is visited', async () => {
  const { load, calls } = failing(0);
  const route = lazyPage(load);
  await (route.handle as PageHandle).preload();
  expect(await run(route)).toBe('data');
  expect(await run(route)).toBe('data');
  expect(calls()).toBe(1);
});

test('a failed download is tried once more by itself', async () => {
  expect(await run(lazyPage(failing(1).load))).toBe('data');
});

test('a download that keeps failing rejects, and the next visit fetches again', async () => {
  const route = lazyPage(failing(2).load);
  await expect(run(route)).rejects.toThrow('chunk gone');
  expect(await run(route)).toBe('data');
});

test('data that was fetched ahead is shown by the next visit of that address alone', async () => {
  const loader = jest.fn(({ request }: typeof args) => `data of ${request.url}`);
  const route = lazyPage(async () => ({ Component: () => null, loader }));
  await (route.handle as PageHandle).prefetch(args);
  const other = { ...args, request: new Request('https://shop.example/product/a') };
  expect(await (route.loader as (given: typeof args) => Promise<unknown>)(other)).toBe(
    'data of https://shop.example/product/a',
  );
  expect(await run(route)).toBe('data of https://shop.example/product/a?size=m');
  expect(loader).toHaveBeenCalledTimes(2);
});
