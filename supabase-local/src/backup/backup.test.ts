import fs, { mkdir, mkdtemp, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'tar';
import { assertLedgersBalance } from '@shop/supabase/ledgers';
import { openPglite } from '../db/openPglite';
import { openShopper, piece } from '../faults/shopper';
import { openBackend, startTestBackend, type TestBackend } from '../testing/testBackend';
import { createTestClient } from '../testing/testClient';
import { restoreBackup } from './restoreBackup';
import { saveBackup } from './saveBackup';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const enough = 6;

describe('a backup of a shop', () => {
  let backend: TestBackend;
  let folder: string;
  let file: string;
  beforeAll(async () => {
    backend = await startTestBackend({ engine: 'pglite' });
    folder = await mkdtemp(join(tmpdir(), 'shop-backups-'));
    file = join(folder, 'shop.tgz');
  });
  afterAll(() => backend.stop());
  const save = (to = file) =>
    saveBackup({ dataDir: backend.dataDir, port: Number(new URL(backend.url).port) }, to);

  it('taken under orders has every one that was confirmed before it, with pictures, keys and sessions', async () => {
    const seller = createTestClient(backend);
    const signedIn = await seller.auth.signInWithPassword({
      email: 'admin@example.com',
      password: 'admin-demo',
    });
    expect(signedIn.error).toBeNull();
    const uploaded = await seller.storage
      .from('product-images')
      .upload('uploads/kept.png', pixel, { contentType: 'image/png' });
    expect(uploaded.error).toBeNull();

    const shopper = await openShopper(backend.url, backend.publishableKey);
    const confirmed: string[] = [];
    let isOver = false;
    const keepBuying = async () => {
      while (!isOver) {
        const { number } = await shopper.placeOrder();
        if (number) confirmed.push(number);
      }
    };
    const buying = Promise.all([keepBuying(), keepBuying()]);
    while (confirmed.length < enough) await shopper.client.from('product_variants').select('stock').limit(1);
    const before = [...confirmed];
    const { takenAt, bytes } = await save().finally(() => (isOver = true));
    await buying;
    expect(bytes).toBe((await stat(file)).size);
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect((await readdir(backend.dataDir)).filter((name) => name.startsWith('.backup-'))).toEqual([]);

    const dataDir = join(folder, 'restored');
    expect(await restoreBackup(file, dataDir)).toMatchObject({ takenAt });
    const restored = await openBackend({ DATA_DIR: dataDir, BACKEND_PORT: '0', AUTH_RATE_LIMITS: 'off' });
    try {
      const orders = await restored.sql(
        `select o.number, o.placed_at <= $1 as in_time from public.orders o join auth.users u on u.id = o.user_id
         where u.email = 'shopper@example.com'`,
        [takenAt],
      );
      const numbers = orders.map(({ number }) => String(number));
      expect(numbers).toEqual(expect.arrayContaining(before));
      // None of a time after the moment that the backup names, and none of which half is there.
      expect(orders.every(({ in_time }) => in_time)).toBe(true);
      await assertLedgersBalance(restored.sql);
      const [stock] = await restored.sql(
        `select v.stock + (select coalesce(sum(l.quantity), 0) from public.order_lines l where l.variant_id = v.id) as all
         from public.product_variants v where v.id = $1`,
        [piece],
      );
      const [first] = await backend.sql(
        `select v.stock + (select coalesce(sum(l.quantity), 0) from public.order_lines l where l.variant_id = v.id) as all
         from public.product_variants v where v.id = $1`,
        [piece],
      );
      expect(stock).toEqual(first);
      const picture = await fetch(`${restored.url}/storage/v1/object/public/product-images/uploads/kept.png`);
      expect(Buffer.from(await picture.arrayBuffer())).toEqual(pixel);
      // The same keys: whoever was signed in stays so.
      const { data } = await shopper.client.auth.getSession();
      const asked = await fetch(`${restored.url}/auth/v1/user`, {
        headers: {
          apikey: backend.publishableKey,
          authorization: `Bearer ${data.session?.access_token ?? ''}`,
        },
      });
      expect(asked.status).toBe(200);
    } finally {
      await restored.stop();
    }
  });

  it('goes to whoever has the secret key alone', async () => {
    for (const apikey of ['', backend.publishableKey, 'constructor']) {
      const answer = await fetch(`${backend.url}/backup`, { method: 'POST', headers: { apikey } });
      expect(answer.status).toBe(403);
    }
  });

  it('is not laid over a shop, and a file that is none makes no folder', async () => {
    const other = join(folder, 'other');
    await mkdir(other);
    await writeFile(join(other, 'notes.txt'), 'mine');
    await expect(restoreBackup(file, other)).rejects.toThrow(/holds something already/);
    expect(await readFile(join(other, 'notes.txt'), 'utf8')).toBe('mine');

    const cut = join(folder, 'cut.tgz');
    await writeFile(cut, await readFile(file));
    await truncate(cut, Math.floor((await stat(file)).size / 2));
    const strange = join(folder, 'strange.tgz');
    await create({ file: strange, gzip: true, cwd: other }, ['notes.txt']);
    const later = join(folder, 'later.tgz');
    await writeFile(join(other, 'backup.json'), '{"format":2}');
    await create({ file: later, gzip: true, cwd: other }, ['backup.json']);
    for (const [broken, why] of [
      [cut, /no whole backup/],
      [strange, /no backup of a shop/],
      [later, /format 2/],
      [join(folder, 'missing.tgz'), /no whole backup/],
    ] as const) {
      await expect(restoreBackup(broken, join(folder, 'new'))).rejects.toThrow(why);
      expect((await readdir(folder)).filter((name) => name.startsWith('new'))).toEqual([]);
    }
  });

  it('is unpacked into a volume, in whose place nothing can be put', async () => {
    const volume = join(folder, 'volume');
    await mkdir(join(volume, 'lost+found'), { recursive: true });
    await mkdir(join(volume, '.restoring/broken-off'), { recursive: true });
    const { rename } = fs;
    const busy = jest.spyOn(fs, 'rename').mockImplementation((from, to) => {
      if (to !== volume) return rename(from, to);
      return Promise.reject(Object.assign(new Error('resource busy'), { code: 'EBUSY' }));
    });
    await restoreBackup(file, volume);
    busy.mockRestore();
    expect((await readdir(volume)).sort()).toEqual(
      (await readdir(join(folder, 'restored'))).concat('lost+found').sort(),
    );
  });

  it('that was restored in part opens no shop, and says so', async () => {
    const half = join(folder, 'half');
    await mkdir(join(half, '.restoring/objects'), { recursive: true });
    await expect(openPglite(half)).rejects.toThrow(/A restore into .* was broken off/);
  });

  it('that was broken off leaves nothing once the shop is opened again', async () => {
    await mkdir(join(backend.dataDir, '.backup-broken/postgres'), { recursive: true });
    await backend.shutDown();
    await backend.restart();
    expect((await readdir(backend.dataDir)).filter((name) => name.startsWith('.backup-'))).toEqual([]);
  });

  it('leaves no file where the shop does not run', async () => {
    const nowhere = join(folder, 'nowhere.tgz');
    await expect(saveBackup({ dataDir: backend.dataDir, port: 1 }, nowhere)).rejects.toThrow(
      /No shop answers on port 1/,
    );
    expect((await readdir(folder)).filter((name) => name.startsWith('nowhere'))).toEqual([]);
  });
});
