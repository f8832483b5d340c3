import { onOneEngine } from '@shop/test-databases';
import { giveCredit, giveGiftCard } from './moneyFixtures';
import { inOrderShop } from './orderShop';
import { createUser, placeOrder } from './shopFixtures';

type Rows = Record<string, unknown>[];

onOneEngine('the data of an account', (db) => {
  const getMine = 'select public.get_my_data()';

  it('are all rows under their name, without secrets, and nobody else’s', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft, variant }) => {
      const admin = await createUser(tx.rows, { app: { role: 'admin' } });
      await giveCredit(tx.rows, shopper, 100);
      await giveGiftCard(tx.rows, shopper, 200);
      await tx.rows(`select public.save_card_token($1, 'tok_secret', 'visa', '4242', 1, 2035, 'ASHA')`, [
        shopper.id,
      ]);
      await tx.as(shopper, () => tx.rows(`select public.add_to_wishlist(split_part($1, ':', 1))`, [variant]));
      const { number } = await placeOrder(tx, shopper, draft);
      for (const status of ['confirmed', 'packed', 'shipped'])
        await tx.as(admin, () => tx.rows('select public.advance_order($1, $2)', [number, status]));

      await tx.as(admin, async () => {
        await tx.rows('select public.add_order_note($1, $2, gen_random_uuid())', [number, 'Rang twice']);
        await tx.rows(`select public.tag_orders(array[$1], 'fragile')`, [number]);
      });
      const message = await tx.value<string>(
        `insert into public.contact_messages (submission_id, reference, name, email, subject, message, user_id)
         values (gen_random_uuid(), 'TDC-AAAAAA', 'Asha', $1, 'other', 'It tore', $2) returning id`,
        [shopper.email, shopper.id],
      );
      const ticket = await tx.as(admin, () =>
        tx.value<string>('select public.take_as_grievance($1)', [message]),
      );
      await tx.as(admin, () =>
        tx.rows(`select public.reply_inquiry('contact', $1, 'Dear Asha', 'open', gen_random_uuid())`, [
          message,
        ]),
      );

      const mine = await tx.as(shopper, () => tx.value<Record<string, Rows>>(getMine));
      expect(mine).toMatchObject({
        order_notes: [{ body: 'Rang twice' }],
        order_tags: [{ tag: 'fragile' }],
        grievances: [{ ticket }],
        inquiry_replies: [{ message: 'Dear Asha' }],
        account: { email: shopper.email },
        profiles: [{ id: shopper.id }],
        addresses: [{ pincode: '440001' }],
        saved_cards: [{ last4: '4242' }],
        wishlist_items: [{ user_id: shopper.id }],
        orders: [{ number }],
        order_lines: [{ variant_id: variant }],
        payments: [{ method: 'cod' }],
        invoices: [{ buyer: { name: 'Asha Rao' } }],
        invoice_lines: [{ quantity: 1 }],
        credit_entries: [{ amount: 100 }],
        gift_cards: [{ balance: 200 }],
        returns: [],
      });
      expect(JSON.stringify(mine)).not.toContain(admin.email);
      expect(JSON.stringify(mine)).not.toMatch(/tok_secret|code_hash|confirm_hash|encrypted_password/);

      const stranger = await createUser(tx.rows);
      const theirs = await tx.as(stranger, () => tx.value<Record<string, Rows>>(getMine));
      const filled = Object.entries(theirs).filter(([, rows]) => Array.isArray(rows) && rows.length > 0);
      expect(filled.map(([table]) => table)).toEqual(['consents', 'profiles']);
      expect(theirs.consents).toMatchObject([{ purpose: 'terms', given: true }]);
      expect(JSON.stringify(theirs)).not.toContain(shopper.email);
      expect(await tx.as('anon', () => tx.refusal(getMine))).toMatchObject({ hint: 'SIGN_IN_REQUIRED' });
    });
  });

  it('has what was written before signing in, where their mails arrive', async () => {
    await inOrderShop(db(), async (tx, { shopper }) => {
      await tx.rows(
        `insert into public.contact_messages (submission_id, reference, name, email, subject, message)
         values (gen_random_uuid(), 'TDC-AAAAAB', 'Asha', upper($1), 'other', 'It tore')`,
        [shopper.email],
      );
      await tx.rows(
        `insert into public.bulk_inquiries
           (submission_id, reference, company_name, contact_person, email, phone, product_category, quantity)
         values (gen_random_uuid(), 'TDB-AAAAAB', 'Rao', 'Asha', $1, '9876543210', 'men', '50-100')`,
        [shopper.email],
      );
      const written = async () => {
        const mine = await tx.as(shopper, () => tx.value<Record<string, Rows>>(getMine));
        return [mine.contact_messages, mine.bulk_inquiries].map((rows) => rows?.map((row) => row.reference));
      };
      expect(await written()).toEqual([[], []]);
      await tx.rows('insert into private.proven_addresses (user_id, email) values ($1, $2)', [
        shopper.id,
        shopper.email,
      ]);
      expect(await written()).toEqual([['TDC-AAAAAB'], ['TDB-AAAAAB']]);
    });
  });

  it('name every table that has a column for whose it is', async () => {
    await inOrderShop(db(), async (tx, { shopper }) => {
      const owned = await tx.rows(
        `select distinct c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
         where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
           and a.attname in ('user_id', 'buyer_id', 'holder_id', 'affiliate_id', 'order_id', 'return_id')`,
      );
      // Which request made which order, which bag was merged, and whom others clicked: machinery, and other people.
      const left = ['idempotency_keys', 'bag_merges', 'referral_clicks'];
      const mine = await tx.as(shopper, () => tx.value<Record<string, Rows>>(getMine));
      const missing = owned.map(({ name }) => String(name)).filter((name) => !(name in mine));
      expect(missing.sort()).toEqual(left.sort());
    });
  });
});
