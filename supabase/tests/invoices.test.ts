import { onOneEngine, type Transaction } from '@shop/test-databases';
import { assertLedgersBalance } from './ledgers';
import { createCoupon, giveCredit } from './moneyFixtures';
import { inOrderShop, type OrderShop } from './orderShop';
import { createUser, createVariant, type OrderDraft, placeOrder, type TestUser } from './shopFixtures';

interface Document {
  kind: string;
  number: string;
  total: number;
  corrects: { number: string } | null;
  place_of_supply: string;
  seller: { gstin: string };
  buyer: { name: string };
  lines: {
    hsn: string | null;
    quantity: number;
    percent: number;
    taxable: number;
    cgst: number;
    sgst: number;
    igst: number;
    total: number;
  }[];
}

const advance = async (tx: Transaction, admin: TestUser, number: string, ...statuses: string[]) => {
  for (const status of statuses)
    await tx.as(admin, () => tx.rows('select public.advance_order($1, $2)', [number, status]));
};
const documentsOf = (tx: Transaction, user: TestUser, number: string) =>
  tx.as(user, () => tx.value<Document[]>('select public.get_invoices($1)', [number]));
const createAdmin = (tx: Transaction) => createUser(tx.rows, { app: { role: 'admin' } });

/** An order that has left the shop, and its documents. */
async function ship(tx: Transaction, { shopper, draft }: OrderShop, change: Partial<OrderDraft> = {}) {
  const admin = await createAdmin(tx);
  const { number } = await placeOrder(tx, shopper, { ...draft, ...change });
  await advance(tx, admin, number, 'confirmed', 'packed', 'shipped');
  return { admin, number, documents: await documentsOf(tx, shopper, number) };
}
const serialOf = ({ number }: Document) => Number(number.split('/')[2]);
const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);

onOneEngine('invoices', (db) => {
  it('go with the goods: one per order, CGST and SGST within the state, and the mail brings it', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const { number, documents } = await ship(tx, shop);
      expect(documents).toHaveLength(1);
      expect(documents[0]).toMatchObject({
        kind: 'invoice',
        order: number,
        number: expect.stringMatching(/^TD\/\d\d-\d\d\/\d{6}$/),
        corrects: null,
        place_of_supply: 'Maharashtra',
        seller: { gstin: '27ZZZCZ0000Z1Z1' },
        buyer: { name: 'Asha Rao', pincode: '440001' },
        total: 64500,
        lines: [{ quantity: 1, percent: 18, taxable: 54662, cgst: 4919, sgst: 4919, igst: 0, total: 64500 }],
      });
      expect(
        await tx.rows(
          `select payload #>> '{document,number}' as number from private.outbox where kind = 'order/shipped'`,
        ),
      ).toEqual([{ number: documents[0]?.number }]);
    });
  });

  it('charge IGST to another state', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      await tx.rows(`update public.addresses set state = 'kerala', pincode = '682001' where id = $1`, [
        shop.address,
      ]);
      const { documents } = await ship(tx, shop);
      expect(documents[0]).toMatchObject({
        place_of_supply: 'kerala',
        state_code: '32',
        lines: [{ cgst: 0, sgst: 0, igst: 9839, taxable: 54661 }],
      });
    });
  });

  it('share delivery, fees and coupon among the lines; credit pays and takes nothing off', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const cheap = await createVariant(tx.rows, { price: 101 });
      const coupon = await createCoupon(tx.rows, { value: 77 });
      await giveCredit(tx.rows, shop.shopper, 40);
      const lines = [
        { variant_id: shop.variant, quantity: 1 },
        { variant_id: cheap, quantity: 3 },
      ];
      // 803 + 145 + 50 + 5 - 77 - 40
      const { documents } = await ship(tx, shop, { lines, coupon, credit: 40, total: 886 });
      expect(documents[0]?.total).toBe(92600);
      expect(sum(documents[0]?.lines.map(({ total }) => total) ?? [])).toBe(92600);
      expect(documents[0]?.lines.map(({ total }) => total)).toEqual([57658, 34942]);
    });
  });

  it('know the slab of each line where prices include the tax', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const dear = await createVariant(tx.rows, { price: 3000 });
      await tx.rows(`insert into private.type_hsn values ('test-things', '6109')`);
      await tx.rows(
        `update public.shop_settings set phase = 'live', tax_mode = 'included', platform_fee = 0`,
      );
      const lines = [
        { variant_id: shop.variant, quantity: 1 },
        { variant_id: dear, quantity: 1 },
      ];
      const { documents } = await ship(tx, shop, { lines, total: 3500 });
      expect(documents[0]?.lines).toMatchObject([
        { hsn: '6109', percent: 5, total: 50000, taxable: 47620, cgst: 1190 },
        { hsn: '6109', percent: 18, total: 300000, taxable: 254238, cgst: 22881 },
      ]);
    });
  });

  it('know a lower rate up to whatever price the page of taxes takes', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      await tx.rows(`insert into private.type_hsn values ('test-things', '6109')`);
      await tx.rows(
        `update public.shop_settings set phase = 'live', tax_mode = 'included', platform_fee = 0`,
      );
      const admin = await createAdmin(tx);
      await tx.as(admin, () =>
        tx.rows('select public.save_hsn_code($1::text::jsonb)', [
          JSON.stringify({ hsn: '6109', goods: 'T-shirts', percent: 18, low_percent: 5, low_up_to: 300_000 }),
        ]),
      );
      const { documents } = await ship(tx, shop, { total: 550 });
      expect(documents[0]?.lines).toMatchObject([{ hsn: '6109', percent: 5 }]);
    });
  });

  it('count the pieces of a line that costs more than two crore rupees', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const dear = await createVariant(tx.rows, { price: 300_000, stock: 99 });
      await tx.rows(
        `update public.shop_settings
         set phase = 'live', tax_mode = 'included', platform_fee = 0, cod_limit = 100000000`,
      );
      const lines = [{ variant_id: dear, quantity: 99 }];
      const { documents } = await ship(tx, shop, { lines, total: 29_700_000 });
      expect(documents[0]).toMatchObject({ total: 2_970_000_000, lines: [{ quantity: 99, percent: 18 }] });
    });
  });

  it('are corrected by credit notes of their own series: pieces that come back, then the rest', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const three = { lines: [{ variant_id: shop.variant, quantity: 3 }], total: 1775 };
      const { admin, number, documents } = await ship(tx, shop, three);
      await advance(tx, admin, number, 'out_for_delivery', 'delivered');
      await tx.as(admin, () => tx.rows('select public.record_cash($1, true)', [number]));
      const request = {
        kind: 'return',
        reason: 'Too small',
        refund: { way: 'credit' },
        lines: [{ variant_id: shop.variant, quantity: 1 }],
      };
      const { id } = await tx.as(shop.shopper, () =>
        tx.value<{ id: string }>('select public.request_return($1, $2::text::jsonb)', [
          number,
          JSON.stringify(request),
        ]),
      );
      for (const state of ['approved', 'picked_up', 'received', 'refunded'])
        await tx.as(admin, () => tx.rows('select public.advance_return($1, $2)', [id, state]));
      await tx.as(admin, () => tx.rows(`select public.refund_order($1, 1185, 'Torn')`, [number]));
      const [invoice, ...notes] = await documentsOf(tx, shop.shopper, number);
      expect(invoice).toEqual(documents[0]);
      expect(notes).toMatchObject([
        {
          kind: 'credit_note',
          reason: 'Goods returned',
          total: 59000,
          lines: [{ quantity: 1, percent: 18, cgst: 4500 }],
        },
        { kind: 'credit_note', reason: 'Torn', total: 118500, lines: [{ percent: 18 }] },
      ]);
      expect(notes.map(({ corrects }) => corrects?.number)).toEqual([invoice?.number, invoice?.number]);
      expect(serialOf(notes[1] as Document) - serialOf(notes[0] as Document)).toBe(1);
      expect(notes[0]?.number).toMatch(/^CN\//);
    });
  });

  it('are corrected by all that goes back for a piece, also where the staff had paid some of its line back before', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const lines = [shop.variant, await createVariant(tx.rows)].map((variant_id) => ({
        variant_id,
        quantity: 1,
      }));
      const { admin, number } = await ship(tx, shop, { lines, total: 1235 });
      await advance(tx, admin, number, 'out_for_delivery', 'delivered');
      await tx.as(admin, () => tx.rows('select public.record_cash($1, true)', [number]));
      await tx.as(admin, () => tx.rows(`select public.refund_order($1, 300, 'A stain')`, [number]));
      const giveBack = async (n: number) => {
        const request = { kind: 'return', reason: 'Too small', refund: { way: 'credit' }, lines: [lines[n]] };
        const { id } = await tx.as(shop.shopper, () =>
          tx.value<{ id: string }>('select public.request_return($1, $2::text::jsonb)', [
            ...[number, JSON.stringify(request)],
          ]),
        );
        for (const state of ['approved', 'picked_up', 'received', 'refunded'])
          await tx.as(admin, () => tx.rows('select public.advance_return($1, $2)', [id, state]));
        return tx.value<number>('select refund_amount from public.returns where id = $1', [id]);
      };
      const credited = () =>
        tx.value<number>(`select sum(total)::integer from public.invoices where kind = 'credit_note'`);
      expect(await giveBack(0)).toBe(590);
      expect(await credited()).toBe(89_000);
      // The piece itself, and what its own line no longer holds off the other one.
      const [, , note] = await documentsOf(tx, shop.shopper, number);
      expect(note?.lines.map(({ quantity }) => quantity)).toEqual([1, 0]);
      expect(sum(note!.lines.map(({ total }) => total))).toBe(59_000);
      // Of 1235 so much was left.
      expect(await giveBack(1)).toBe(345);
      expect(await credited()).toBe(123_500);
      await assertLedgersBalance(tx.rows);
    });
  });

  it('are taken back whole when the parcel comes back', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const { admin, number } = await ship(tx, shop);
      await advance(tx, admin, number, 'rto');
      const totals = (await documentsOf(tx, shop.shopper, number)).map(({ kind, total }) => [kind, total]);
      expect(totals).toEqual([
        ['invoice', 64500],
        ['credit_note', 64500],
      ]);
    });
  });

  it('are read by the owner and the staff, and changed by nobody', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const { admin, number, documents } = await ship(tx, shop);
      const stranger = await createUser(tx.rows);
      expect(await documentsOf(tx, admin, number)).toEqual(documents);
      expect(await documentsOf(tx, stranger, number)).toEqual([]);
      const count =
        'select count(*)::integer as n from public.invoices i join public.invoice_lines l on l.invoice_id = i.id';
      for (const [reader, n] of [
        [shop.shopper, 1],
        [admin, 1],
        [stranger, 0],
      ] as const)
        expect(await tx.as(reader, () => tx.rows(count))).toEqual([{ n }]);
      expect(await tx.as('anon', () => tx.refusal(count))).toMatchObject({ code: '42501' });
      expect(await tx.as('anon', () => tx.refusal('select public.get_invoices($1)', [number]))).toMatchObject(
        {
          hint: 'SIGN_IN_REQUIRED',
        },
      );
      for (const change of [
        'update public.invoices set total = 1',
        'delete from public.invoice_lines',
        'truncate public.invoices cascade',
      ]) {
        expect(await tx.as(admin, () => tx.refusal(change))).toMatchObject({ code: '42501' });
        expect((await tx.refusal(change)).message).toContain('is append-only');
      }
    });
  });

  it('name the seller that admins enter', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const admin = await createAdmin(tx);
      const save = 'select public.save_seller($1::text::jsonb)';
      const seller = { legal_name: 'Tota Darzi', address: '1 MG Road, Bengaluru', gstin: '27ZZZCZ0000Z1Z1' };
      const wrong = JSON.stringify({ ...seller, gstin: '27ZZZCZ0000Z1Z2' });
      expect(await tx.as(shop.shopper, () => tx.refusal(save, [JSON.stringify(seller)]))).toMatchObject({
        hint: 'FORBIDDEN',
      });
      expect(await tx.as(admin, () => tx.refusal(save, [wrong]))).toMatchObject({ hint: 'INVALID_INPUT' });
      await tx.as(admin, () => tx.rows(save, [JSON.stringify(seller)]));
      const { documents } = await ship(tx, shop);
      expect(documents[0]).toMatchObject({ seller });
    });
  });
});
