import { type LoaderFunctionArgs, provideToLoaders } from '@shop/kernel/routing';
import { createTestPlatform } from '@shop/kernel/testing';
import { routes } from '../routes';
import { listedPages, loader } from './pagesSitemap';

test('lists every public page with its full address', async () => {
  const { platform } = createTestPlatform({ database: {} });
  const answer = loader({ context: provideToLoaders(platform) } as unknown as LoaderFunctionArgs);
  const xml = await answer.text();
  const paths = [...xml.matchAll(/<loc>https:\/\/shop\.example([^<]+)<\/loc>/g)].map(([, path]) => path);
  expect(paths).toEqual(listedPages.map(platform.links.resolve));
  const ours = routes.map(({ path = '' }) => path);
  expect(paths.every((path) => ours.includes(path ?? ''))).toBe(true);
  expect(ours.filter((path) => !paths.includes(path))).toEqual([
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
    '/sitemap-pages.xml',
  ]);
});
