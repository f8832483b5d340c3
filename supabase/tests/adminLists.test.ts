import { onOneEngine, type Transaction } from '@shop/test-databases';
import { inOrderShop } from './adminShop';
import { createCoupon } from './moneyFixtures';
import { createUser, createVariant } from './shopFixtures';

interface Page<Row> {
  total: number;
  rows: Row[];
}

onOneEngine('the lists of the staff', (db) => {
  type List = <Row>(call: string) => Promise<Page<Row>>;
  const inShop = (
    test: (tools: {
      tx: Transaction;
      list: List;
      call: Transaction['value'];
      refused: Transaction['refusal'];
    }) => Promise<void>,
  ) =>
    inOrderShop(db(), async (tx) => {
      const admin = await createUser(tx.rows, { app: { role: 'admin' } });
      const call: Transaction['value'] = (sql, params) =>
        tx.as(admin, () => tx.value(`select public.${sql}`, params));
      await test({
        tx,
        call,
        list: (sql) => call(sql),
        refused: (sql, params) => tx.as(admin, () => tx.refusal(`select public.${sql}`, params)),
      });
    });

  it('find coupons by text and state, sort them both ways, and page them', async () => {
    await inShop(async ({ tx, list }) => {
      await tx.rows('delete from public.coupons');
      const valid = [await createCoupon(tx.rows), await createCoupon(tx.rows), await createCoupon(tx.rows)];
      const expired = await createCoupon(tx.rows, { validFrom: -9, validUntil: -8 });
      const soon = await createCoupon(tx.rows, { validFrom: 5, validUntil: 6 });
      await tx.rows(`update public.coupons set active = false, title = 'Monsoon 50%' where id = $1`, [
        valid[2],
      ]);
      await tx.rows('update public.coupons set used = 7 where id = $1', [valid[1]]);

      const ids = async (args: string) =>
        (await list<{ id: string }>(`list_admin_coupons(${args})`)).rows.map(({ id }) => id);
      expect(await ids(`p_state => 'expired'`)).toEqual([expired]);
      expect(await ids(`p_state => 'to_come'`)).toEqual([soon]);
      expect(await ids(`p_state => 'off'`)).toEqual([valid[2]]);
      expect(await ids(`'50%'`)).toEqual([valid[2]]);
      // Nobody's title has these.
      for (const sign of ['_', '50_', '\\', '%%']) expect([sign, await ids(`'${sign}'`)]).toEqual([sign, []]);
      expect(await ids(`p_sort => '-used', p_limit => 1`)).toEqual([valid[1]]);
      const all = [...valid, expired, soon].sort();
      expect(await ids(`p_sort => 'code'`)).toEqual(all);
      expect(await ids(`p_sort => '-code'`)).toEqual([...all].reverse());
      const second = await list<{ id: string }>(
        `list_admin_coupons(p_sort => 'code', p_offset => 2, p_limit => 2)`,
      );
      expect([second.total, second.rows.map(({ id }) => id)]).toEqual([5, all.slice(2, 4)]);
    });
  });

  it('sort users by name, and take an unknown word for the usual order', async () => {
    await inShop(async ({ tx, list }) => {
      await tx.rows(
        `update public.profiles set full_name = 'Zoya Last' where id = (select max(id::text)::uuid from public.profiles)`,
      );
      const names = async (sort: string) =>
        (await list<{ full_name: string }>(`list_admin_users(p_sort => '${sort}')`)).rows.map(
          (row) => row.full_name,
        );
      expect((await names('-name'))[0]).toBe('Zoya Last');
      expect((await names('name')).at(-1)).toBe('Zoya Last');
      for (const name of [
        'affiliates',
        'commissions',
        'payouts',
        'actions',
        'products',
        'orders',
        'inquiries',
      ])
        expect(await list(`list_admin_${name}(p_sort => 'drop table')`)).toMatchObject({
          total: expect.any(Number) as number,
        });
    });
  });

  it('put a product where the staff says, and new ones last', async () => {
    await inShop(async ({ tx, call, list }) => {
      const [one, two] = [await createVariant(tx.rows), await createVariant(tx.rows)].map(
        (id) => id.split(':')[0],
      );
      await tx.rows('update public.products set position = case id when $1 then 10 else 20 end', [one]);
      const record = await call<{ version: number }>('get_admin_product($1)', [two]);
      const move = (position: string) =>
        call('save_product($1::text::jsonb, $2)', [JSON.stringify({ ...record, position }), record.version]);
      await move('5');
      const { rows } = await list<{ id: string }>(`list_admin_products(p_sort => 'position')`);
      expect(rows.findIndex(({ id }) => id === two)).toBeLessThan(rows.findIndex(({ id }) => id === one));
      const draft = {
        ...{ name: 'Brass Lamp', price: 1, original_price: 1, category_id: 'test', brand: 'B', sku: 'L-1' },
        ...{ position: '', variants: [{ label: '', stock: 1 }] },
      };
      expect(await call('save_product($1::text::jsonb)', [JSON.stringify(draft)])).toMatchObject({
        position: 21,
      });
    });
  });

  it('mail an answer once, and stop its clock', async () => {
    await inShop(async ({ tx, call, list, refused }) => {
      const id = await tx.value<string>(
        `insert into public.contact_messages (submission_id, reference, name, email, subject, message, created_at)
         values (gen_random_uuid(), 'TDC-AAAAAA', 'Ravi', 'ravi@example.com', 'other', 'Hello', now() - interval '3 days')
         returning id`,
      );
      const inquiries = () => list<object>(`list_admin_inquiries(p_status => 'overdue')`);
      expect(await inquiries()).toMatchObject({
        total: 1,
        overdue: 1,
        counts: { contact: 1 },
        rows: [{ reference: 'TDC-AAAAAA', overdue: true, replies: [] }],
      });
      // Taken on is not answered.
      await call('set_inquiry_status($1, $2, $3)', ['contact', id, 'open']);
      expect(await inquiries()).toMatchObject({ total: 1 });

      const key = crypto.randomUUID();
      const reply = ['contact', id, 'Namaste Ravi.', 'resolved', key];
      await call('reply_inquiry($1, $2, $3, $4, $5)', reply);
      await call('reply_inquiry($1, $2, $3, $4, $5)', reply);
      expect(await inquiries()).toMatchObject({ total: 0, overdue: 0, counts: {} });
      expect(await list(`list_admin_inquiries()`)).toMatchObject({
        rows: [{ status: 'resolved', due_at: null, replies: [{ message: 'Namaste Ravi.' }], ticket: null }],
      });
      // Sent again late, it moves nothing that somebody else has moved since.
      await call('set_inquiry_status($1, $2, $3)', ['contact', id, 'open']);
      await call('reply_inquiry($1, $2, $3, $4, $5)', reply);
      expect(await list(`list_admin_inquiries()`)).toMatchObject({ rows: [{ status: 'open' }] });
      expect(
        await tx.rows(`select recipient, payload from private.outbox where kind = 'inquiry/reply'`),
      ).toEqual([
        {
          recipient: 'ravi@example.com',
          payload: { reference: 'TDC-AAAAAA', name: 'Ravi', message: 'Namaste Ravi.' },
        },
      ]);
      for (const [kind, message, status, hint] of [
        ['contact', ' ', 'open', 'INVALID_INPUT'],
        ['contact', 'x'.repeat(4001), 'open', 'INVALID_INPUT'],
        ['contact', 'x', 'lost', 'INVALID_INPUT'],
        ['bulk', 'x', 'quoted', 'UNKNOWN_INQUIRY'],
        ['newsletter', 'x', 'confirmed', 'UNKNOWN_INQUIRY'],
      ])
        expect([
          kind,
          await refused('reply_inquiry($1, $2, $3, $4, gen_random_uuid())', [kind, id, message, status]),
        ]).toMatchObject([kind, { hint }]);
      const ticket = await call('take_as_grievance($1)', [id]);
      expect(await list(`list_admin_inquiries()`)).toMatchObject({ rows: [{ ticket }] });
      expect(await tx.refusal(`update public.inquiry_replies set message = 'x'`)).toMatchObject({
        code: '42501',
      });
    });
  });
});
