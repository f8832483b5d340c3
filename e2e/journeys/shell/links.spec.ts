import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../../fixtures';
import { ask, copyBuild, startWebServer, type WebServer } from './webServer';

const repository = path.resolve(import.meta.dirname, '../../..');

/** What `tooling/testing/releaseTestRemote.ts` makes live. */
interface TestRemote {
  name: string;
  version: string;
  prefixes: string[];
  links: Record<string, string>;
  /** An expression that knows the modules `react` and `routing`. */
  routes: string;
}

/** A page that names another team's page, once in a sentence and once on a button. */
const guide: TestRemote = {
  name: 'mf-guide',
  version: '1',
  prefixes: ['/guide'],
  links: { guide: '/guide' },
  routes: `[{
    id: 'mf-guide/start',
    path: '/guide',
    Component: () => {
      const to = routing.linkTo('gift-wrap', { paper: 'ajrakh red' });
      return react.createElement(react.Fragment, null,
        react.createElement('h1', null, 'Giving'),
        react.createElement('p', null, 'Choose your ', react.createElement(routing.Link, { to }, 'gift wrap'), '.'),
        react.createElement(routing.ActionLink, { to }, 'Wrap it now'));
    },
  }]`,
};

const gifts = (version: string, links: TestRemote['links']): TestRemote => ({
  name: 'mf-gifts',
  version,
  prefixes: ['/gift-shop'],
  links,
  routes: `['/gift-shop/:paper', '/gift-shop/papers/:paper'].map((path, index) => ({
    id: 'mf-gifts/paper-' + index,
    path,
    Component: () => react.createElement('h1', null, 'Paper: ' + routing.useParams().paper),
  }))`,
});

let build: Awaited<ReturnType<typeof copyBuild>>;
let server: WebServer;

const command = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['tooling/testing/releaseTestRemote.mjs', build.folder, ...args], {
    cwd: repository,
  });
const release = (remote: TestRemote) => command('release', JSON.stringify(remote));

test.beforeAll(async ({ shop }) => {
  build = await copyBuild();
  await release(gifts('1', {}));
  await release(guide);
  server = await startWebServer({
    BUILD_FOLDER: build.folder,
    SUPABASE_URL: shop.backendUrl,
    SUPABASE_PUBLISHABLE_KEY: shop.publishableKey,
  });
});

test.afterAll(async () => {
  await server.stop();
  await build.remove();
});

test('a page is linked to by its name as soon as a live remote offers it, moves with it, and no longer', async ({
  page,
  consoleProblems,
}) => {
  const link = page.getByRole('link', { name: 'gift wrap' });
  const button = page.getByRole('link', { name: 'Wrap it now' });
  const scripts = () =>
    page
      .locator('script[src^="/assets/"]')
      .evaluateAll((found) => found.map((each) => each.getAttribute('src')));
  const html = async () => (await ask(server.url, '/guide')).text;

  // Nobody offers it: the words stay, the button goes, on the server and after hydration.
  await page.goto(`${server.url}/guide`);
  await expect(page.getByText('Choose your gift wrap.')).toBeVisible();
  await page.getByRole('button', { name: 'Profile' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(link).toHaveCount(0);
  await expect(page.getByText('Wrap it now')).toHaveCount(0);
  expect((await html()).includes('href="/gift-shop')).toBe(false);
  const shell = await scripts();

  /** Renders wait for the server half of a new version, so the page is asked for until it shows the change. */
  const openUntil = (isLinked: string | false) =>
    expect(async () => {
      expect((await html()).includes(`href="${isLinked || '/gift-shop'}`)).toBe(Boolean(isLinked));
      await page.goto(`${server.url}/guide`);
      if (isLinked) await expect(link).toHaveAttribute('href', isLinked);
      else await expect(link).toHaveCount(0);
    }).toPass();

  // Its remote is released with the page's name; the one that links to it was released before.
  await release(gifts('2', { 'gift-wrap': '/gift-shop/{paper}' }));
  await openUntil('/gift-shop/ajrakh%20red');
  await button.click();
  await expect(page.getByRole('heading', { name: 'Paper: ajrakh red' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/gift-shop/ajrakh%20red');

  // The page moves, and nobody who links to it is released.
  await release(gifts('3', { 'gift-wrap': '/gift-shop/papers/{paper}' }));
  await openUntil('/gift-shop/papers/ajrakh%20red');
  await link.click();
  await expect(page.getByRole('heading', { name: 'Paper: ajrakh red' })).toBeVisible();

  // The versions are taken back, one after the other, and with the name goes the link.
  await command('rollback', 'mf-gifts');
  await openUntil('/gift-shop/ajrakh%20red');
  await command('rollback', 'mf-gifts');
  await openUntil(false);
  await expect(page.getByText('Choose your gift wrap.')).toBeVisible();

  // The shell was neither built nor started again.
  expect(await scripts()).toEqual(shell);
  expect(consoleProblems.filter((text) => !text.includes('was preloaded'))).toEqual([]);
});

test('a name that a live remote offers is refused to another one', async () => {
  await release(gifts('4', { 'gift-wrap': '/gift-shop/{paper}' }));
  const rival = { ...guide, version: '2', links: { 'gift-wrap': '/guide' } };
  await expect(release(rival)).rejects.toThrow(/both claim the link gift-wrap/);
});
