import type { Platform } from '@shop/kernel/platform';
import { provideToLoaders, type RouteObject } from '@shop/kernel/routing';
import { answerResource, resourceRouteOf } from './answerResource';

const routesWith = (loader: RouteObject['loader']): RouteObject[] => [
  { id: 'frame', children: [{ id: 'mf-catalog/sitemap', path: '/sitemap-catalog.xml', loader }] },
  { id: 'page', path: '/about', loader, Component: () => null },
];
const platform = { siteUrl: 'https://shop.example' } as Platform;

async function ask(loader: RouteObject['loader']) {
  const routes = routesWith(loader);
  const route = resourceRouteOf(routes, '/sitemap-catalog.xml');
  if (!route) throw new Error('No resource route matched');
  const request = new Request('https://shop.example/sitemap-catalog.xml');
  return answerResource(route, routes, request, provideToLoaders(platform));
}

test('a route that shows something is no resource, nor is an unknown address', () => {
  const routes = routesWith(() => null);
  expect(resourceRouteOf(routes, '/about')).toBeUndefined();
  expect(resourceRouteOf(routes, '/nowhere')).toBeUndefined();
});

test('the loader’s response is the answer', async () => {
  const answer = await ask(
    () => new Response('<urlset/>', { headers: { 'content-type': 'application/xml' } }),
  );
  expect([answer.status, await answer.text()]).toEqual([200, '<urlset/>']);
});

test('a thrown response is the answer too', async () => {
  const answer = await ask(() => {
    throw new Response('Gone', { status: 410 });
  });
  expect(answer.status).toBe(410);
});

test('what a loader throws is passed on, and data is no answer', async () => {
  await expect(ask(() => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  await expect(ask(() => ({ urls: [] }))).rejects.toThrow('something else than a Response');
});
