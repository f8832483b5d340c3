import type { SupabaseClient } from '@supabase/supabase-js';
import { createBuyer, placeOrder, sweep } from '../functions/testing/paymentSteps';
import { onOneEngine } from '../testing/onEveryEngine';
import { createTestClient } from '../testing/testClient';
import { pictureBytes } from './testing/pictureBytes';

interface ProductRecord {
  version: number;
  images: { path: string; alt: string; width: number; height: number; widths: number[] }[];
}

const bucket = 'product-images';
const product = 'neel-lotus-tee';

onOneEngine('pictures that nothing shows', (backend) => {
  let admin: SupabaseClient;

  beforeAll(async () => {
    admin = createTestClient(backend());
    await admin.auth.signInWithPassword({ email: 'admin@example.com', password: 'admin-demo' });
  });

  /** Uploads a picture in one size and answers its path. */
  const upload = async (name: string) => {
    const file = new Blob([pictureBytes()], { type: 'image/webp' });
    const { error } = await admin.storage.from(bucket).upload(`uploads/${name}-320.webp`, file);
    expect(error).toBeNull();
    return `uploads/${name}`;
  };
  const isThere = async (path: string) => {
    const { data } = admin.storage.from(bucket).getPublicUrl(`${path}-320.webp`);
    return (await fetch(data.publicUrl)).ok;
  };
  /** Lets a day go by for every picture, and an hour for the sweeper. */
  const wait = async () => {
    await backend().sql(`update storage.objects set created_at = created_at - interval '25 hours'`);
    await backend().sql(`update private.chores set done_at = done_at - interval '61 minutes'`);
  };
  const show = async (...paths: string[]) => {
    const { data } = await admin.rpc('get_admin_product', { p_product_id: product });
    const { version, ...record } = data as ProductRecord;
    const images = paths.map((path) => ({ path, alt: '', width: 320, height: 400, widths: [320] }));
    const { error } = await admin.rpc('save_product', {
      p_product: { ...record, images },
      p_version: version,
    });
    expect(error).toBeNull();
  };

  it('are removed a day later, and those that a product or an order shows stay', async () => {
    const shown = await upload('shown');
    const removed = await upload('removed');
    const ordered = await upload('ordered');
    const abandoned = await upload('abandoned');
    await show(shown, removed);
    await show(shown);
    await orderWithPicture(ordered);

    await sweep(backend());
    expect(await isThere(removed)).toBe(true);
    await wait();
    const young = await upload('young');
    await sweep(backend());
    expect(await Promise.all([shown, ordered, young, removed, abandoned].map(isThere))).toEqual([
      ...[true, true, true],
      ...[false, false],
    ]);
    const rows = await backend().sql(`select name from storage.objects where name like 'uploads/%'`);
    expect(rows.map(({ name }) => name).sort()).toEqual([
      'uploads/ordered-320.webp',
      'uploads/shown-320.webp',
      'uploads/young-320.webp',
    ]);
  });

  it('are looked for once an hour, and again after a round that came to nothing', async () => {
    const late = await upload('late');
    await backend().sql(`update storage.objects set created_at = created_at - interval '25 hours'`);
    await sweep(backend());
    expect(await isThere(late)).toBe(true);
    // A sweeper that died after asking: nothing remembers the names, and nothing has to.
    await wait();
    await backend().sql('select * from public.take_unused_pictures(100)');
    await wait();
    await sweep(backend());
    expect(await isThere(late)).toBe(false);
  });

  /** An old order whose piece looked like that. */
  async function orderWithPicture(path: string): Promise<void> {
    await show(path);
    const [variant] = await backend().sql(
      'select id from public.product_variants where product_id = $1 and stock > 0 limit 1',
      [product],
    );
    await placeOrder(await createBuyer(backend()), String(variant?.id));
    await show('uploads/shown');
  }
});
