import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { expect, test } from '../../fixtures';
import { firstPort } from '../../ports';

const repository = path.resolve(import.meta.dirname, '../../..');
const port = firstPort('package');

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

test('the package runs alone in an empty folder, with Node and nothing else', async ({
  page,
  shop,
  consoleProblems,
}) => {
  const home = await mkdtemp(path.join(tmpdir(), 'shop-package-'));
  const folder = path.join(home, 'shop');
  await promisify(execFile)(process.execPath, ['tooling/cli/package.mjs', folder], { cwd: repository });

  const files = await filesIn(folder);
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60e6);
  // Nothing in it says where it was built, and no key to sign with comes along.
  for (const file of files) expect((await readFile(file)).includes(repository), file).toBe(false);
  expect(files.filter((file) => /registry-key$|node_modules/.test(file))).toEqual([]);

  const child = spawn(process.execPath, ['start.mjs'], {
    cwd: folder,
    env: { PORT: String(port), SUPABASE_URL: shop.backendUrl, SUPABASE_PUBLISHABLE_KEY: shop.publishableKey },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    ended.then(() => Promise.reject(new Error('The packaged shop ended before it was open.'))),
  ]);

  const answers = new Map<string, number>();
  page.on('response', (response) => answers.set(new URL(response.url()).pathname, response.status()));
  await expect
    .poll(async () => (await fetch(`http://localhost:${port}/readyz`)).json())
    .toMatchObject({ status: 'ready' });
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toContain('Hot Deals');
  await page.goto(`http://localhost:${port}/`);
  await expect(page.getByRole('heading', { name: 'Hot Deals' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  for (const kind of [/^\/fonts\//, /^\/assets\//, /^\/remotes\/mf-catalog\//, /^\/remotes\/mf-marketing\//])
    expect([...answers].filter(([address]) => kind.test(address))).not.toEqual([]);
  expect((await fetch(`http://localhost:${port}/media/brand/favicon.svg`)).status).toBe(200);
  expect([...answers].filter(([, status]) => status >= 400)).toEqual([]);
  expect(consoleProblems).toEqual([]);

  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  await rm(home, { recursive: true });
});
