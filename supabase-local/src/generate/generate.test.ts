import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { repositoryDir } from '../folders';
import { startTestBackend, type TestBackend } from '../testing/testBackend';
import { askRunningShop } from './askRunningShop';
import { generateMount } from './generateRoutes';

const portOf = ({ url }: TestBackend) => Number(new URL(url).port);

describe('a shop that runs on the embedded engine', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startTestBackend({ engine: 'pglite' });
  });
  afterAll(() => backend.stop());
  const generated = async () => {
    const [row] = await backend.sql(
      "select count(*)::integer as count from public.products where id ~ '^g[0-9]+$'",
    );
    return row?.count;
  };
  const ask = (wanted: number, tell: (done: number) => void = () => {}, port = portOf(backend)) =>
    askRunningShop({ dataDir: backend.dataDir, port }, wanted, tell);

  it('fills its own catalogue when it is asked, and shows what it wrote', async () => {
    const told: number[] = [];
    await ask(150, (done) => told.push(done));
    expect(told).toEqual([150]);
    expect(await generated()).toBe(150);
    const answer = await fetch(`${backend.url}/rest/v1/products?id=eq.g150&select=id`, {
      headers: { apikey: backend.publishableKey },
    });
    expect(await answer.json()).toEqual([{ id: 'g150' }]);
    // Another run finds them there.
    await ask(150);
    expect(await generated()).toBe(150);
  });

  it('is found by the command itself, which would else write beside it', async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['dist/backend/generateCatalogue.js', '--products', '160'],
      {
        cwd: repositoryDir,
        env: {
          ...process.env,
          DATABASE_URL: '',
          DATA_DIR: backend.dataDir,
          BACKEND_PORT: String(portOf(backend)),
        },
      },
    );
    expect(stdout).toMatch(/^160 products/);
    expect(await generated()).toBe(160);
  });

  it('does so for nobody without its secret key, and for no senseless number', async () => {
    const post = (products: string, apikey: string) =>
      fetch(`${backend.url}${generateMount}?products=${products}`, { method: 'POST', headers: { apikey } });
    expect((await post('170', backend.publishableKey)).status).toBe(403);
    for (const products of ['0', '-1', '1.5', 'many', '5000001', ''])
      expect((await post(products, backend.secretKey)).status).toBe(400);
    expect(await generated()).toBe(160);
  });

  it('says where it is not', async () => {
    await expect(ask(170, undefined, 1)).rejects.toThrow(/none answers on port 1: set BACKEND_PORT/);
  });
});
