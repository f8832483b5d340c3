import { onOneEngine, type Transaction } from '@shop/test-databases';
import vectors from '../../shared-kernel/src/domain/taxIds.vectors.json';
import { inOrderShop, type OrderShop } from './orderShop';
import { createUser, orderParams, placeOrder, placeOrderSql, type Receipt } from './shopFixtures';

const gstin = '27AAPFU0939F1ZV';
const buyer = { gstin: ' 27aapfu-0939f1zv', name: '  Umber & <b>Sons</b> ' };

/** With the business as the last argument. */
const businessSql = placeOrderSql.replace('$14)', '$14, p_gst => $15::text::jsonb)');
const paramsOf = ({ draft }: OrderShop, business: unknown) => [
  ...orderParams(draft),
  JSON.stringify(business),
];

onOneEngine('business buyers', (db) => {
  it('are known by the same numbers in the browser and here', async () => {
    const column = async (sql: string, cases: unknown) =>
      (await db().query(sql, [JSON.stringify(cases)])).rows.map((row) => Object.values(row)[0]);
    for (const [rule, cases] of [
      ['is_gstin', vectors.gstins],
      ['is_pan', vectors.pans],
    ] as const)
      expect(
        await column(
          `select private.${rule}(c ->> 'value') from jsonb_array_elements($1::text::jsonb) with ordinality as x (c, n) order by n`,
          cases,
        ),
      ).toEqual(cases.map(({ valid }) => valid));
  });

  const place = (tx: Transaction, shop: OrderShop, business: unknown) =>
    tx.as(shop.shopper, () => tx.value<Receipt>(businessSql, paramsOf(shop, business)));
  const refused = (tx: Transaction, shop: OrderShop, business: unknown) =>
    tx.as(shop.shopper, () => tx.refusal(businessSql, paramsOf(shop, business)));

  it('get an invoice in their name, which GSTR-1 reports one by one, with its credit note', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const admin = await createUser(tx.rows, { app: { role: 'admin' } });
      const asAdmin = <Value>(sql: string, params?: unknown[]) =>
        tx.as(admin, () => tx.value<Value>(`select public.${sql}`, params));
      const { number } = await place(tx, shop, buyer);
      const consumer = await placeOrder(tx, shop.shopper, shop.draft);
      expect(await asAdmin('get_admin_order($1)', [number])).toMatchObject({
        gst_buyer: { gstin, name: 'Umber & <b>Sons</b>' },
      });
      for (const each of [number, consumer.number])
        for (const step of ['confirmed', 'packed', 'shipped'])
          await asAdmin('advance_order($1, $2)', [each, step]);
      const documents = (of: string) =>
        tx.as(shop.shopper, () => tx.value<{ buyer: object }[]>('select public.get_invoices($1)', [of]));
      expect(await documents(number)).toMatchObject([
        { buyer: { gstin, business: 'Umber & <b>Sons</b>', name: 'Asha Rao' }, state_code: '27' },
      ]);
      expect((await documents(consumer.number))[0]?.buyer).not.toHaveProperty('gstin');
      await asAdmin(`advance_order($1, 'rto')`, [number]);
      const { tables } = await asAdmin<{ tables: Record<string, object[]> }>(
        `get_gst_report((now() at time zone 'Asia/Kolkata')::date)`,
      );
      expect(tables.b2b).toMatchObject([
        { gstin, buyer: 'Umber & <b>Sons</b>', document_total: 645, taxable: 546.62 },
      ]);
      expect(tables.cdnr).toMatchObject([{ gstin, document_total: 645 }]);
      expect(tables.b2cs).toMatchObject([{ taxable: 546.62 }]);
      expect(tables.hsn).toMatchObject([
        { supply: 'B2B', total: 0 },
        { supply: 'B2C', total: 645 },
      ]);
    });
  });

  it('are of the state that the parcel goes to, also after another address was chosen', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const other = await refused(tx, shop, { ...buyer, gstin: '29AABCT1332L1ZA' });
      expect(other).toMatchObject({ code: 'PT422', hint: 'INVALID_GST', detail: { field: 'gstin' } });
      expect(other.message).toBe(
        'The parcel goes to Maharashtra, so a GST invoice needs a number of that state: one that begins with 27.',
      );
      for (const [field, wrong] of [
        ['gstin', { ...buyer, gstin: '27AAPFU0939F1ZW' }],
        ['gstin', { name: 'X' }],
        ['gst_name', { gstin, name: ' ' }],
        ['gst_name', { gstin, name: 'X\nBcc: y' }],
        ['gst_name', { gstin, name: 'X'.repeat(201) }],
      ] as const)
        expect(await refused(tx, shop, wrong)).toMatchObject({ hint: 'INVALID_GST', detail: { field } });
      expect(await tx.value('select count(*)::integer from public.orders')).toBe(0);
      for (const none of [null, 'x', 7]) await place(tx, shop, none);
      expect(await tx.value('select count(gst_buyer)::integer from public.orders')).toBe(0);

      const { number } = await place(tx, shop, buyer);
      const kerala = await tx.value<string>(
        `insert into public.addresses (user_id, type, name, phone, address, city, state, pincode)
         values ($1, 'home', 'Asha Rao', '9876543210', '1 Beach Road', 'Kochi', 'Kerala', '682001') returning id`,
        [shop.shopper.id],
      );
      expect(
        await tx.as(shop.shopper, () =>
          tx.refusal('select public.modify_order($1, $2::text::jsonb, 645)', [
            number,
            JSON.stringify({ address_id: kerala }),
          ]),
        ),
      ).toMatchObject({ hint: 'INVALID_GST' });
    });
  });

  it('order by phone as well, and hear of a number from elsewhere', async () => {
    await inOrderShop(db(), async (tx, { variant }) => {
      const admin = await createUser(tx.rows, { app: { role: 'admin' } });
      const asAdmin = <Value>(sql: string, params?: unknown[]) =>
        tx.as(admin, () => tx.value<Value>(`select public.${sql}`, params));
      const fields = {
        email: 'umber@example.com',
        lines: [{ variant_id: variant, quantity: 1 }],
        gstin: '29AABCT1332L1ZA',
        gst_name: 'Umber',
        ship_to: {
          ...{ type: 'office', name: 'Asha Rao', phone: '9876543210', address: '1 Lane' },
          ...{ city: 'Nagpur', state: 'Maharashtra', pincode: '440001' },
        },
      };
      const save = (draft: object) =>
        asAdmin<{ id: string }>('save_draft_order($1::text::jsonb)', [JSON.stringify(draft)]);
      const wrong = await save(fields);
      expect(await asAdmin('get_draft_order($1)', [wrong.id])).toMatchObject({
        problems: [{ code: 'GST_STATE', stops: true }],
      });
      expect(
        await tx.as(admin, () => tx.refusal('select public.place_draft_order($1, 1, 645)', [wrong.id])),
      ).toMatchObject({ hint: 'INVALID_GST' });
      const { id } = await save({ ...fields, gstin });
      const { number } = await asAdmin<Receipt>('place_draft_order($1, 1, 645)', [id]);
      expect(await tx.value('select gst_buyer from public.orders where number = $1', [number])).toEqual({
        gstin,
        name: 'Umber',
      });
    });
  });
});
