import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { assertLedgersBalance } from '@shop/supabase/ledgers';
import { openBackend } from '@shop/supabase-local/testing';
import { buildBackend } from '../build/buildBackend';
import { hasCommit, openEarlierShop } from './earlierShop';
import { hashFiles, readReleased } from './released';

const { commit } = readReleased();
const known = commit !== null && hasCommit(commit);
if (commit !== null && !known)
  console.warn(`No folder of the last release is opened here: the history has no ${commit}.`);

(known ? describe : describe.skip)('a data folder of the last release', () => {
  let dataDir: string;
  beforeAll(async () => {
    await buildBackend();
    dataDir = await mkdtemp(path.join(tmpdir(), 'shop-upgrade-'));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it('opens with the code of today: orders, ledgers and keys are there, and it is a shop', async () => {
    const earlier = openEarlierShop(commit ?? '');
    await cp(earlier.dataDir, dataDir, { recursive: true });
    const keys = await readFile(path.join(dataDir, 'local-keys.json'), 'utf8');
    const backend = await openBackend({ DATA_DIR: dataDir });
    try {
      expect(backend.publishableKey).toBe(earlier.publishableKey);
      expect(await readFile(path.join(dataDir, 'local-keys.json'), 'utf8')).toBe(keys);
      const orders = await backend.sql(
        'select number, email, status, amount_due from public.orders order by number',
      );
      expect(orders).toEqual(earlier.orders);
      expect(new Set(orders.map(({ status }) => status))).toEqual(
        new Set(['placed', 'cancelled', 'pending_payment']),
      );
      await assertLedgersBalance(backend.sql);
      const applied = await backend.sql(
        `select count(*)::integer as count from supabase_migrations.schema_migrations
         where starts_with(version, '2')`,
      );
      const chapters = Object.keys(hashFiles()).filter((name) => name.startsWith('supabase/migrations/'));
      expect(applied).toEqual([{ count: chapters.length }]);
      const list = await fetch(`${backend.url}/rest/v1/rpc/list_products?p_category=women&p_filters={}`, {
        headers: { apikey: backend.publishableKey },
      });
      expect(await list.json()).toMatchObject({ products: expect.arrayContaining([expect.anything()]) });
    } finally {
      await backend.stop();
    }
  });
});
