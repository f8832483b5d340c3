import { onOneEngine, rolledBack, type Row, type Transaction } from '@shop/test-databases';
import { setVisitorAddress } from './setVisitorAddress';
import {
  addressDraft,
  createAddress,
  createGuest,
  createStaff,
  createVariant,
  placeOrder,
} from './shopFixtures';

type Run = (sql: string, params?: unknown[]) => Promise<Row[]>;

const tooMany = {
  code: 'PT429',
  hint: 'TOO_MANY_ATTEMPTS',
  message: 'Too many attempts. Please try again later.',
};
const wrongKey = `9999999999-${'0'.repeat(64)}`;

/** The id and the key of a link that a guest was mailed. */
interface Link {
  id: string;
  key: string;
}

async function linkToOrder(tx: Transaction, run: Run): Promise<Link> {
  await run(`update public.shop_settings set phase = 'live'`);
  const guest = await createGuest(run);
  const variant = await createVariant(run);
  const lines = [{ variant_id: variant, quantity: 1 }];
  const address = await createAddress(run, guest);
  const { number } = await placeOrder(tx, guest, { lines, address, total: 645, email: 'asha@example.com' });
  const key = await tx.value<string>(
    `select payload ->> 'key' from private.outbox where payload ->> 'number' = $1 limit 1`,
    [number],
  );
  return { id: number, key };
}

async function linkToDraft(tx: Transaction, run: Run): Promise<Link> {
  const clerk = await createStaff(run, 'orders');
  const variant = await createVariant(run, { price: 500, stock: 10 });
  const fields = {
    email: 'rina@example.com',
    lines: [{ variant_id: variant, quantity: 1 }],
    ship_to: addressDraft,
    delivery: 'standard',
    coupon: '',
    note: '',
  };
  const { id } = await tx.as(clerk, () =>
    tx.value<{ id: string }>('select public.save_draft_order($1::text::jsonb)', [JSON.stringify(fields)]),
  );
  await tx.as(clerk, () => tx.rows('select public.send_draft_order($1, 1)', [id]));
  const key = await tx.value<string>(
    `select payload ->> 'key' from private.outbox where kind = 'draft/sent' limit 1`,
  );
  return { id, key };
}

onOneEngine('guesses of secret links', (db) => {
  describe.each([
    ['an order', 'get_linked_order', linkToOrder],
    ['a draft', 'get_linked_draft', linkToDraft],
  ])('to %s', (_what, name, makeLink) => {
    const sql = `select public.${name}($1, $2)`;
    const withLink = (test: (tx: Transaction, link: Link) => Promise<void>) =>
      rolledBack(db(), async (tx) => test(tx, await makeLink(tx, tx.rows)));
    const open = (tx: Transaction, { id, key }: Link, from: string) =>
      setVisitorAddress(tx, from).then(() => tx.as('anon', () => tx.value<object | null>(sql, [id, key])));
    const refused = (tx: Transaction, { id, key }: Link, from: string) =>
      setVisitorAddress(tx, from).then(() => tx.as('anon', () => tx.refusal(sql, [id, key])));
    const miss = async (tx: Transaction, link: Link, from: string, times: number) => {
      for (let n = 0; n < times; n += 1) expect(await open(tx, { ...link, key: wrongKey }, from)).toBeNull();
    };

    it('end for an address after twenty misses, whatever it tries then, and for nobody else', async () => {
      await withLink(async (tx, link) => {
        for (let n = 0; n < 20; n += 1)
          expect(
            await open(
              tx,
              { id: `00000000-0000-4000-8000-0000000000${n + 10}`, key: wrongKey },
              '203.0.113.7',
            ),
          ).toBeNull();
        expect(await refused(tx, link, '203.0.113.7')).toMatchObject(tooMany);
        expect(await open(tx, link, '203.0.113.8')).not.toBeNull();
      });
    });

    it('end for a link after sixty misses from everywhere, also for the right key', async () => {
      await withLink(async (tx, link) => {
        for (const from of ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4'])
          await miss(tx, link, from, 15);
        expect(await refused(tx, { ...link, key: wrongKey }, '203.0.113.5')).toMatchObject(tooMany);
        expect(await refused(tx, link, '203.0.113.5')).toMatchObject(tooMany);
      });
    });

    it('are no visits: whoever has the key looks as often as they like', async () => {
      await withLink(async (tx, link) => {
        for (let n = 0; n < 61; n += 1) expect(await open(tx, link, '203.0.113.7')).not.toBeNull();
      });
    });
  });

  it('count where a draft is placed, too: the key is as secret there', async () => {
    await rolledBack(db(), async (tx) => {
      const { id, key } = await linkToDraft(tx, tx.rows);
      await tx.rows(`update public.shop_settings set phase = 'live'`);
      const place = 'select public.place_linked_draft($1, $2, 1, $3, 645)';
      for (let n = 0; n < 20; n += 1) {
        const guest = await createGuest(tx.rows);
        for (let miss = 0; miss < 3; miss += 1)
          expect(await tx.as(guest, () => tx.value(place, [id, wrongKey, 'cod']))).toBeNull();
      }
      const guest = await createGuest(tx.rows);
      expect(await tx.as(guest, () => tx.refusal(place, [id, key, 'cod']))).toMatchObject(tooMany);
    });
  });

  it('count by the link alone where the shop’s own function asks, for everybody from one address', async () => {
    await rolledBack(db(), async (tx) => {
      await setVisitorAddress(tx, '127.0.0.1');
      const ask = (number: string) =>
        tx.as('service_role', () =>
          tx.value('select public.get_linked_invoices($1, $2)', [number, wrongKey]),
        );
      for (let n = 0; n < 30; n += 1) expect(await ask(`TD00000000${n + 10}`)).toEqual([]);
    });
  });
});
