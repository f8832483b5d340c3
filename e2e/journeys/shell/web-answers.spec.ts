import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { liveShellFolder, readLive, writeRegistry } from '@shop/registry/desk';
import { expect, test } from '../../fixtures';
import { untilReady } from '../../runningShop';
import { type Answer, ask, copyBuild, startWebServer, type WebServer } from './webServer';

/** Every kind of answer of the web server and the whole set of headers that it must have. */
const everyAnswer = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=63072000',
  'cross-origin-resource-policy': 'same-origin',
};
const document = {
  ...everyAnswer,
  'content-type': 'text/html; charset=utf-8',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'integrity-policy': 'blocked-destinations=(script)',
  'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*payment=\(\)/),
};
const page = {
  ...document,
  vary: 'accept-encoding',
  'content-security-policy': expect.stringMatching(
    /^default-src 'self'; script-src 'self'( 'sha256-[\w+/]{43}='){2}; require-trusted-types-for 'script'; trusted-types default; style-src 'self'( 'sha256-[\w+/=]+')+; .*object-src 'none'; base-uri 'none'; form-action 'self' http:\/\/[\w.:]+; frame-ancestors 'none'$/,
  ),
};
const pageWithoutScripts = {
  ...document,
  'cache-control': 'no-store',
  'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
};
const data = { ...everyAnswer, 'content-security-policy': expect.stringMatching(/^default-src 'none'; /) };
const failure = {
  ...data,
  'cache-control': 'no-store',
  'content-type': expect.stringContaining('text/plain'),
};
const script = {
  ...everyAnswer,
  'cache-control': 'public, max-age=31536000, immutable',
  'content-type': expect.stringContaining('text/javascript'),
};

test.describe('what the web server answers', () => {
  let server: WebServer;
  let build: Awaited<ReturnType<typeof copyBuild>>;
  let scripts: { shell: string; remote: string };

  test.beforeAll(async ({ shop }) => {
    build = await copyBuild();
    server = await startWebServer({
      BUILD_FOLDER: build.folder,
      SITE_URL: 'https://shop.example',
      SUPABASE_URL: shop.backendUrl,
      SUPABASE_PUBLISHABLE_KEY: shop.publishableKey,
    });
    await untilReady(server.url);
    // On a busy machine the first page of a new web server may come too late, and is answered 503.
    await expect.poll(async () => (await ask(server.url, '/category/women')).status).toBe(200);
    const { remotes } = readLive(build.folder);
    const assets = JSON.parse(
      await readFile(path.join(liveShellFolder(build.folder), 'assets.json'), 'utf8'),
    ) as {
      scripts: { src: string }[];
    };
    scripts = { shell: assets.scripts[0]?.src ?? '', remote: remotes[0]?.entry ?? '' };
  });
  test.afterAll(async () => {
    await server.stop();
    await build.remove();
  });

  const kinds: [string, string | (() => string), number, Record<string, unknown>][] = [
    ['a rendered page', '/product/neel-lotus-tee', 200, { ...page, 'cache-control': 'no-cache' }],
    ['the frame of a personal page', '/cart', 200, { ...page, 'cache-control': 'private, no-cache' }],
    ['an unknown product', '/product/no-such-thing', 404, { ...page, 'cache-control': 'no-store' }],
    ['an address of nobody', '/no/such/page', 404, { ...page, 'cache-control': 'no-store' }],
    ['a strange address', '//evil.example', 400, pageWithoutScripts],
    ['a long address', `/${'x'.repeat(10_000)}`, 414, pageWithoutScripts],
    ['the sitemaps', '/sitemap.xml', 200, { ...data, 'cache-control': 'public, max-age=300' }],
    ['a remote’s sitemap', '/sitemap-catalog.xml', 200, { ...data, vary: 'accept-encoding' }],
    ['robots.txt', '/robots.txt', 200, { ...data, 'cache-control': 'public, max-age=300' }],
    ['security.txt', '/.well-known/security.txt', 200, { ...data, 'cache-control': 'public, max-age=300' }],
    ['the registry', '/registry.json', 200, { ...data, 'cache-control': 'no-cache' }],
    ['what was killed', '/killed.json', 200, { ...data, 'cache-control': 'no-cache' }],
    ['that it lives', '/healthz', 200, { ...data, 'cache-control': 'no-store' }],
    ['that it is ready', '/readyz', 200, { ...data, 'cache-control': 'no-store' }],
    ['a script of the shell', () => scripts.shell, 200, script],
    [
      'a script of a remote, which other shops may run',
      () => scripts.remote,
      200,
      {
        ...script,
        'cross-origin-resource-policy': 'cross-origin',
        'access-control-allow-origin': '*',
        'timing-allow-origin': '*',
      },
    ],
    [
      'a picture',
      '/media/brand/favicon.svg',
      200,
      { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'cross-origin' },
    ],
    ['a missing script', '/assets/gone.js', 404, failure],
    ['a missing picture', '/media/gone.webp', 404, { ...everyAnswer, 'cache-control': 'no-store' }],
    ['a missing font', '/fonts/gone.woff2', 404, failure],
    ['a release note', () => scripts.remote.replace(/[^/]+$/, 'release.json'), 404, failure],
    ['a server half', () => scripts.remote.replace(/[^/]+$/, 'server/remoteEntry.js'), 404, failure],
    [
      'a server half by another case',
      () => scripts.remote.replace(/[^/]+$/, 'SERVER/remoteEntry.js'),
      404,
      failure,
    ],
  ];

  for (const [name, target, status, headers] of kinds) {
    test(`${name}: ${status}, with its headers, by HEAD too`, async () => {
      const address = typeof target === 'string' ? target : target();
      const answer = await ask(server.url, address);
      expect(answer.status).toBe(status);
      expect(answer.headers).toMatchObject(headers);
      const head = await ask(server.url, address, { method: 'HEAD' });
      expect(head.status).toBe(status);
      expect(head.headers).toMatchObject(headers);
      expect(head.text).toBe('');
    });
  }

  test('a font', async () => {
    const { text } = await ask(server.url, '/');
    const font = /url\('(\/fonts\/[^']+)'\)/.exec(text)?.[1] ?? '';
    const answer = await ask(server.url, font);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({ ...script, 'content-type': 'font/woff2' });
  });

  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
    test(`${method} is no method of the shop`, async () => {
      for (const target of ['/', '/healthz', scripts.shell, '/media/brand/favicon.svg']) {
        const answer = await ask(server.url, target, { method });
        expect(answer.status).toBe(405);
        expect(answer.headers).toMatchObject({ ...failure, allow: 'GET, HEAD' });
      }
    });
  }

  test('hostile addresses never get another file, another origin or a fault of the server', async () => {
    const hostile = [
      '/..',
      '/../../etc/passwd',
      '/%2e%2e/',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/assets/..%2f..%2f..%2fpackage.json',
      '/assets/../../server/main.cjs',
      '/assets/assets.json',
      '/remotes/..%2fregistry.json',
      '/remotes/%2e%2e/registry.json',
      '/remotes/mf-cart/%00',
      '/fonts/..%2f..%2fpackage.json',
      '/media/..%2f..%2fauth/v1/health',
      '/%00',
      '/%ff',
      '/product/%c3%28',
      '/\\evil.example',
      '//evil.example/',
      '///evil.example',
      '/%5cevil.example',
      '/%0d%0aset-cookie:x=1',
      '/registry.last-good.json',
      'http://evil.example/no/such/page',
    ];
    for (const target of hostile) {
      const { status, headers, text } = await ask(server.url, target);
      expect([status >= 400 && status < 500, status], target).toEqual([true, status]);
      expect(headers.location, target).toBeUndefined();
      expect(headers['set-cookie'], target).toBeUndefined();
      expect(text, target).not.toMatch(/"private": true|root:|"remotes": \[/);
    }
  });

  test('the Host header is never repeated', async () => {
    for (const target of ['/', '/no/such/page', '/sitemap.xml', '/readyz']) {
      const { text, headers } = await ask(server.url, target, { headers: { host: 'evil.example' } });
      expect(text + JSON.stringify(headers)).not.toContain('evil.example');
    }
  });

  test('while a trial runs, a page is private to the cookie that decides its versions', async ({ shop }) => {
    const trial = await copyBuild();
    const { remotes } = readLive(trial.folder);
    await writeRegistry(trial.folder, {
      remotes,
      trials: remotes.slice(0, 1).map((entry) => ({ share: 50, entry })),
    });
    const trying = await startWebServer({
      BUILD_FOLDER: trial.folder,
      SUPABASE_URL: shop.backendUrl,
      SUPABASE_PUBLISHABLE_KEY: shop.publishableKey,
    });
    await untilReady(trying.url);
    let answer: Answer | undefined;
    // A busy machine renders its first page for longer than a visitor is kept waiting, and sends the frame alone.
    await expect(async () => {
      answer = await ask(trying.url, '/about');
      expect(answer.headers).toMatchObject({
        vary: 'accept-encoding, cookie',
        'cache-control': 'private, no-cache',
      });
    }).toPass();
    await trying.stop();
    await trial.remove();
    expect(answer?.headers['set-cookie']?.[0]).toContain('HttpOnly');
    // Over plain HTTP browsers would keep it for a site that has no TLS.
    expect(answer?.headers).not.toHaveProperty('strict-transport-security');
  });
});
