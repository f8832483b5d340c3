import { readdir } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { liveShellFolder } from '@shop/registry/desk';
import type { Call } from '../call';
import type { Family } from '../fuzzFamily';
import { absurdPart, absurdText, encode, mostly } from '../values';
import { built, type WebServer } from '../webServer';
import { rawCalls, type Start } from './rawCalls';

/** Pages of every remote, files, crawlers' texts: their paths, queries, cookies and methods. */
export const webCalls: Family<WebServer> = {
  name: 'web pages',
  round: 250,
  async prepare(web) {
    const { files, pages } = await addressesOf(web);
    const address = fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...pages) },
      { weight: 3, arbitrary: fc.constantFrom(...files) },
      {
        weight: 2,
        arbitrary: fc.constantFrom(
          '/healthz',
          '/registry.json',
          '/releases',
          '/robots.txt',
          '/sitemap.xml',
          '/sitemap-catalog.xml',
          '/sitemap-pages.xml',
          '/favicon.ico',
        ),
      },
    );
    const odd = fc.oneof(
      fc.tuple(address, absurdPart).map((parts) => parts.join('/')),
      fc
        .tuple(
          address,
          fc.constantFrom(
            '/',
            '//',
            '/..',
            '/%2e%2e',
            '/%2e%2e/%2e%2e/registry.json',
            '%00',
            '%',
            '.map',
            '.br',
            '/server/index.cjs',
            '/release.json',
          ),
        )
        .map((parts) => parts.join('')),
      fc
        .tuple(
          fc.constantFrom(
            '/product/',
            '/category/',
            '/orders/',
            '/checkout/placed/',
            '/assets/',
            '/remotes/',
            '/fonts/',
            '/media/',
            '/admin/',
          ),
          absurdPart,
        )
        .map((parts) => parts.join('')),
      fc.constantFrom(
        '//',
        '/../..',
        '/assets/../../package.json',
        '/remotes/%2e%2e/shell/release.json',
        '/remotes/mf-catalog',
        '/media/',
        '/__dev/reload',
        '/.env',
        '/node_modules',
      ),
    );
    const query = fc
      .array(
        fc
          .tuple(
            fc.constantFrom('q', 'sort', 'page', 'size', 'price', 'items', 'ids', 'filter', '__proto__', 'x'),
            mostly(absurdText.map(encode), absurdPart, 3),
          )
          .map((pair) => pair.join('=')),
        { minLength: 1, maxLength: 3 },
      )
      .map((pairs) => `?${pairs.join('&')}`);
    const headers = fc.constantFrom<Record<string, string>>(
      { 'accept-encoding': 'br' },
      { 'accept-encoding': 'gzip;q=0' },
      { cookie: 'bucket=__proto__' },
      { cookie: `x=${'y'.repeat(5_000)}` },
      { cookie: '=;;=%ff' },
      { range: 'bytes=0-5' },
      { range: 'bytes=-0' },
      { 'if-none-match': '*' },
      { 'if-modified-since': 'x' },
      { accept: 'application/json' },
      { 'x-forwarded-host': 'elsewhere.example' },
    );
    const method = mostly(
      fc.constant('GET'),
      fc.constantFrom('HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'),
      10,
    );
    const calls = fc
      .tuple(
        method,
        mostly(address, odd, 3),
        mostly(fc.constant(''), query, 3),
        mostly<Record<string, string>>(fc.constant({}), headers, 4),
      )
      .map(([chosen, where, search, sent]): Call => ({
        service: 'web',
        method: chosen,
        path: where.slice(0, 9_000) + search,
        headers: sent,
      }));
    return { calls };
  },
};

/** The same addresses over bare sockets. */
export const webHeaderCalls: Family<WebServer> = {
  name: 'web headers',
  round: 250,
  async prepare(web) {
    const { files, pages } = await addressesOf(web);
    const some = [...pages.slice(0, 12), ...files.slice(0, 6), '/healthz', '/robots.txt', '/registry.json'];
    const starts = some.map((where): Start => ({ service: 'web', method: 'GET', path: where, headers: [] }));
    return { calls: rawCalls(starts, new URL(web.url).host) };
  },
};

interface Published {
  remotes: { name: string; version: string; prefixes: string[] }[];
}

async function addressesOf({ registry }: WebServer): Promise<{ files: string[]; pages: string[] }> {
  const { remotes } = JSON.parse(registry) as Published;
  const assets = (await readdir(path.join(liveShellFolder(built), 'assets')))
    .filter((file) => path.extname(file))
    .slice(0, 8);
  const folders = remotes.map(({ name, version }) => `remotes/${name}/${version}`);
  const chunks = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(path.join(built, folder)))
        .filter((file) => file.endsWith('.js'))
        .slice(0, 3)
        .map((file) => `/${folder}/${file}`),
    ),
  );
  return {
    files: [
      ...assets.map((file) => `/assets/${file}`),
      ...chunks.flat(),
      '/media/leheriya-saree/alt-320.webp',
      '/fonts/anek-latin.woff2',
    ],
    pages: [
      '/category/women',
      '/product/indigo-bandi',
      '/search?q=kurta',
      '/no-such-page',
      ...remotes.flatMap(({ prefixes }) => prefixes),
    ],
  };
}
