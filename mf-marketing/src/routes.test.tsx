import { screen, within } from '@testing-library/react';
import { ownerOf } from '@shop/kernel/platform';
import { createTestPlatform, linksWithoutPage, renderRoutes } from '@shop/kernel/testing';
import manifest from '../remote.json';
import { routes } from './routes';
import { listedPages } from './sitemap/pagesSitemap';

const pages = routes.filter(({ Component }) => Component).map(({ path = '' }) => path);

const dataOf = (page: HTMLElement) => {
  const script = page.querySelector('script[type="application/ld+json"]');
  return JSON.parse(script?.textContent ?? '{}') as { '@graph': { '@type': string }[] };
};

test.each(pages)('%s is this remote’s own and says what it is called', async (path) => {
  expect(ownerOf([manifest], path)).toBe(manifest);
  const { platform } = createTestPlatform({ database: {} });
  await renderRoutes(routes, path, platform);
  expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('');
  expect(document.title).toMatch(/\S+ \| Tota Darzi$/);
});

test.each(listedPages)('$name describes itself to search engines and leads back home', async (page) => {
  const { platform } = createTestPlatform({ database: {} });
  const path = platform.links.resolve(page) ?? '';
  await renderRoutes(routes, path, platform);
  const { content = '' } = document.querySelector<HTMLMetaElement>('meta[name=description]') ?? {};
  expect(content.length).toBeGreaterThan(60);
  expect(content.length).toBeLessThanOrEqual(160);
  expect(content.endsWith('…')).toBe(false);
  expect(dataOf(document.body)['@graph'].map((entry) => entry['@type'])).toContain('BreadcrumbList');
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(within(trail).getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
});

test.each(['/contact', '/returns', '/help', '/gift-cards'])(
  '%s gives its questions to search engines',
  async (path) => {
    const { platform } = createTestPlatform({ database: {} });
    await renderRoutes(routes, path, platform);
    expect(dataOf(document.body)['@graph'].map((entry) => entry['@type'])).toContain('FAQPage');
  },
);

test('every address that the remote claims has a page', () => {
  const paths = routes.map(({ path = '' }) => path);
  for (const prefix of manifest.prefixes) {
    expect(paths.some((path) => path === prefix || path.startsWith(`${prefix}/`))).toBe(true);
  }
});

test('every link that the remote offers leads to a page of its own', () => {
  expect(linksWithoutPage(routes, manifest)).toEqual([]);
});
