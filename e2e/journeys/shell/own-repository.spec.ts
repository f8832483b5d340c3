import { createReleaseToken, openStore, readLive } from '@shop/registry/desk';
import { expect, test } from '../../fixtures';
import { openBrowser } from '../../steps/browsers';
import { createOwnRepository, type OwnRepository } from './ownRepository';
import { hasOpenssl, openTlsProxy } from './tls';
import { ask, copyBuild, startWebServer, type WebServer } from './webServer';

const page = (text: string) => `import { useState } from 'react';
import { TitledPage } from '@shop/ui';

export const loader = () => ({ wrapped: true });

export function Component() {
  const [name, setName] = useState('');
  return (
    <TitledPage title="${text}">
      <input aria-label="For whom" value={name} onChange={(event) => setName(event.target.value)} />
    </TitledPage>
  );
}
`;

let build: Awaited<ReturnType<typeof copyBuild>>;
let settings: NodeJS.ProcessEnv;
let server: WebServer;
let gifts: OwnRepository;

test.beforeAll(async ({ shop }) => {
  build = await copyBuild();
  settings = {
    BUILD_FOLDER: build.folder,
    SUPABASE_URL: shop.backendUrl,
    SUPABASE_PUBLISHABLE_KEY: shop.publishableKey,
  };
  server = await startWebServer(settings);
  const { token, kept } = createReleaseToken(['mf-gifts'], 'Asha');
  await openStore(build.folder, {}).addToken(kept);
  const env = { SHOP_RELEASE_TO: server.url, SHOP_RELEASE_TOKEN: token, SHOP_STAGE_TOKEN: token };
  gifts = await createOwnRepository({ name: 'mf-gifts', address: '/gift-shop', title: 'The gift shop' }, env);
});

test.afterAll(async () => {
  await server.stop();
  await gifts.remove();
  await build.remove();
});

/** The shop of this journey by a second web server, over TLS where a certificate can be made. */
async function openSecurely() {
  if (!hasOpenssl) {
    console.warn('openssl is not installed: the override is not tried over TLS.');
    return { url: server.url.replace('localhost', '127.0.0.1'), end: () => Promise.resolve() };
  }
  const proxy = await openTlsProxy();
  const behind = await startWebServer({ ...settings, SITE_URL: proxy.url });
  proxy.leadTo(behind.url);
  const end = async () => {
    await behind.stop();
    await proxy.stop();
  };
  return { url: proxy.url, certificate: proxy.certificate, end };
}

const shown = async () => {
  const { status, text } = await ask(server.url, '/gift-shop');
  return { status, heading: /<h1[^>]*>([^<]*)</.exec(text)?.[1] };
};

test('a remote from a repository of its own is checked, tried alone, released, taken back and killed', async ({
  page: tab,
  browser,
}) => {
  expect(await gifts.packedSources()).toEqual([]);
  await gifts.remote('new', 'page', '/gift-shop/boxes', 'Gift boxes');
  await gifts.remote('new', 'slot', 'gift-note');
  const said = await gifts.script('check');
  expect(said).toContain('a shop would take it');

  await test.step('alone, an edited text shows and what was typed stays', async () => {
    await gifts.edit('src/start/StartPage.tsx', () => page('Gifts for friends'));
    const alone = await gifts.startAlone(server.url);
    await tab.goto(`${alone.url}/gift-shop`);
    await expect(tab.getByRole('heading', { level: 1, name: 'Gifts for friends' })).toBeVisible();
    await tab.getByLabel('For whom').fill('Asha');
    await gifts.edit('src/start/StartPage.tsx', () => page('Gifts for sisters'));
    await expect(tab.getByRole('heading', { level: 1, name: 'Gifts for sisters' })).toBeVisible();
    await expect(tab.getByLabel('For whom')).toHaveValue('Asha');
    await alone.stop();
  });

  await gifts.remote('release');
  await expect.poll(shown).toEqual({ status: 200, heading: 'Gifts for sisters' });
  await tab.goto(`${server.url}/gift-shop`);
  await tab.getByLabel('For whom').fill('Meera');
  await tab.goto(`${server.url}/gift-shop/boxes`);
  await expect(tab.getByRole('heading', { level: 1, name: 'Gift boxes' })).toBeVisible();

  await test.step('one browser has it from its developer, with every edit, and leaves again', async () => {
    // Another site than localhost and over TLS, as a shop on the Internet is.
    const { url: shop, certificate, end } = await openSecurely();
    const own = await gifts.startIn(shop, certificate);
    const tab = await openBrowser(browser, { url: shop });
    const heading = tab.getByRole('heading', { level: 1 });
    const bar = tab.getByRole('complementary', { name: 'Override' });
    await tab.goto(own.url);
    await expect(tab).toHaveURL(`${shop}/gift-shop`);
    await expect(heading).toHaveText('Gifts for sisters');
    await expect(bar).toContainText(`mf-gifts comes from ${own.url}`);
    await gifts.edit('src/start/StartPage.tsx', () => page('Gifts for cousins'));
    await expect(heading).toHaveText('Gifts for cousins');
    expect(await shown()).toEqual({ status: 200, heading: 'Gifts for sisters' });

    const answer = await tab.goto(`${shop}/about`);
    expect(await answer?.allHeaders()).toMatchObject({ 'cache-control': 'private, no-store' });
    await expect(bar).toBeVisible();
    expect((await ask(server.url, '/about')).text).not.toContain('Override');
    await bar.getByRole('button', { name: 'Leave' }).click();
    await expect(tab).toHaveURL(`${shop}/`);
    await expect(bar).toHaveCount(0);
    await tab.goto(`${shop}/gift-shop`);
    await expect(heading).toHaveText('Gifts for sisters');
    await tab.context().close();
    await own.stop();
    await end();
  });

  await test.step('what is live there is copied to another shop as it is', async () => {
    const production = await copyBuild();
    await gifts.remote('copy', '--from', server.url, '--to', production.folder);
    const liveIn = (folder: string) => readLive(folder).remotes.find(({ name }) => name === 'mf-gifts');
    expect(liveIn(production.folder)).toEqual(liveIn(build.folder));
    await production.remove();
  });

  await gifts.edit('src/start/StartPage.tsx', () => page('Gifts for brothers'));
  await gifts.remote('release');
  await expect.poll(shown).toEqual({ status: 200, heading: 'Gifts for brothers' });
  await gifts.remote('rollback');
  await expect.poll(shown).toEqual({ status: 200, heading: 'Gifts for sisters' });
  // By the shop's build folder, as somebody does who has the shop on their own machine.
  expect(await gifts.remote('kill', '--to', build.folder)).toContain('there is no other');
  await expect.poll(async () => (await shown()).status).toBe(503);
});
