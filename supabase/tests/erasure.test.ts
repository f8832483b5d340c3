import { onOneEngine, rolledBack, type Transaction } from '@shop/test-databases';
import { decisions } from './erasure.decisions';
import { assertLedgersBalance } from './ledgers';
import { createCoupon, giveCredit, giveGiftCard } from './moneyFixtures';
import { inOrderShop } from './orderShop';
import { createUser, placeOrder, type TestUser } from './shopFixtures';

const deleteSql = 'select public.delete_account($1)';

/** Their session, `minutes` old, in an account whose mails they read. */
async function signedIn(tx: Transaction, user: TestUser, minutes = 1): Promise<TestUser> {
  await tx.rows(
    `insert into private.proven_addresses (user_id, email) select id, lower(email) from auth.users where id = $1
     on conflict do nothing`,
    [user.id],
  );
  const session = await tx.value<string>(
    `insert into auth.sessions (user_id, created_at) values ($1, now() - make_interval(mins => $2)) returning id`,
    [user.id, minutes],
  );
  return { ...user, session };
}

onOneEngine('the end of an account', (db) => {
  const advance = async (tx: Transaction, admin: TestUser, number: string) => {
    for (const status of ['confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered'])
      await tx.as(admin, () => tx.rows('select public.advance_order($1, $2)', [number, status]));
  };
  /** Tables of which a row holds the text. */
  const tablesWith = async (tx: Transaction, text: string) => {
    const tables = await tx.rows(
      `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('public', 'private', 'auth') and c.relkind = 'r'`,
    );
    const searches = tables.map(
      ({ name }) =>
        `select '${String(name)}' as name where exists (select from ${String(name)} t where t::text ilike $1)`,
    );
    const found = await tx.rows(searches.join(' union all '), [`%${text}%`]);
    return found.map(({ name }) => name).sort();
  };

  it('leaves nothing of the person but the invoice, the figures and one last mail', async () => {
    await inOrderShop(db(), async (tx, { shopper: account, draft, variant }) => {
      const admin = await createUser(tx.rows, { user: { full_name: 'Mira Sen' }, app: { role: 'admin' } });
      const shopper = await signedIn(tx, account);
      const coupon = await createCoupon(tx.rows, { value: 10, perUserLimit: 1 });
      await giveCredit(tx.rows, shopper, 100);
      const card = await giveGiftCard(tx.rows, shopper, 200);
      await tx.rows(`select public.save_card_token($1, 'tok_1', 'visa', '4242', 1, 2035, 'ASHA RAO')`, [
        shopper.id,
      ]);
      await tx.as(shopper, () => tx.rows(`select public.save_vpa('asha@okbank')`));
      await tx.as(shopper, () => tx.rows(`select public.set_mail_choice('newsletter', true, '2026-11-01')`));
      const { total } = await tx.as(shopper, () =>
        tx.value<{ total: number }>('select public.quote_order($1::text::jsonb, $2, $3)', [
          JSON.stringify(draft.lines),
          'standard',
          coupon,
        ]),
      );
      const { number } = await placeOrder(tx, shopper, { ...draft, coupon, total });
      await advance(tx, admin, number);
      await tx.as(shopper, () =>
        tx.rows(`select public.write_review(split_part($1, ':', 1), 5, 'Lovely cloth')`, [variant]),
      );
      await tx.rows(
        `insert into public.contact_messages (submission_id, reference, user_id, name, email, subject, message)
         values (gen_random_uuid(), 'TDC-1', $1, 'Asha Rao', $2, 'other', 'Hello')`,
        [shopper.id, shopper.email],
      );
      const message = await tx.value<string>('select id from public.contact_messages');
      await tx.as(admin, () =>
        tx.rows(
          `select public.reply_inquiry('contact', $1, 'Dear Asha Rao', 'resolved', gen_random_uuid())`,
          [message],
        ),
      );
      const { number: cancelled } = await placeOrder(tx, shopper, draft);
      await tx.as(shopper, () =>
        tx.rows(`select public.cancel_order($1, 'Asha Rao: call me on 9876543210')`, [cancelled]),
      );
      await tx.rows(
        `with back as (
           insert into public.returns (order_id, kind, reason, state)
           select id, 'return', 'too small', 'rejected' from public.orders where number = $1 returning id
         ) insert into public.return_events (return_id, state, note)
         select id, 'rejected', 'Asha Rao has worn it' from back`,
        [number],
      );
      await tx.rows(
        `insert into private.staff_refunds (order_id, amount, reason, state, admin_id, admin_email)
         select id, 10, 'Asha Rao asked for it', 'refused', $2, $3 from public.orders where number = $1`,
        [number, admin.id, admin.email],
      );
      await tx.rows(
        `with back as (
           insert into public.refunds (payment_id, amount, reason, state, vpa)
           select p.id, 10, 'Asha Rao lost a button', 'failed', 'goes@okbank'
           from public.payments p join public.orders o on o.id = p.order_id where o.number = $1
         ) insert into private.staff_refunds (order_id, amount, reason, state, admin_id, admin_email)
         select id, 10, 'Asha Rao lost a button', 'paid', $2, $3 from public.orders where number = $1`,
        [number, admin.id, admin.email],
      );
      // What the staff's log says of them is without its words from then on.
      const { number: returned } = await placeOrder(tx, shopper, draft);
      for (const [status, note] of [
        ['confirmed', 'Asha Rao rang'],
        ['cancelled', 'Asha Rao, 9876543210, is not there'],
      ])
        await tx.as(admin, () =>
          tx.rows('select public.advance_order($1, $2, $3)', [returned, status, note]),
        );
      await tx.as(admin, () =>
        tx.rows(`select public.grant_credit($1, 50, 'It came late', gen_random_uuid())`, [shopper.id]),
      );
      await tx.rows('update private.outbox set sent_at = now()');
      const logged = `select action, after - array['note', 'reason'] as after from public.admin_actions
        where target in ($1, $2) order by id`;
      const log = await tx.rows(logged, [returned, shopper.id]);
      expect(log.map(({ action }) => action)).toEqual([
        'order/confirmed',
        'cash/refused',
        'order/cancelled',
        'credit/granted',
      ]);
      const figures = 'select status, total, coupon_saving from public.orders';
      const before = await tx.rows(figures);
      expect((await tablesWith(tx, shopper.email)).length).toBeGreaterThan(4);

      const closing = await tx.as(shopper, () =>
        tx.value<Record<string, number>>('select public.get_account_closing()'),
      );
      expect(closing).toMatchObject({
        obstacles: [],
        gift_cards: 200,
        commission: 0,
        signed_in_lately: true,
      });
      // Cashback and the review's present have joined the ₹100.
      expect(closing.credit).toBeGreaterThanOrEqual(100);
      expect(await tx.as(shopper, () => tx.value(deleteSql, [closing.credit]))).toEqual({
        outcome: 'deleted',
      });

      expect(await tx.rows('select id from auth.users where id = $1', [shopper.id])).toEqual([]);
      expect(await tablesWith(tx, shopper.email)).toEqual(['private.outbox']);
      for (const personal of ['Asha Rao', '9876543210', '12 Temple Road'])
        expect(await tablesWith(tx, personal)).toEqual(['public.invoices']);
      expect(await tablesWith(tx, 'Asha R.')).toEqual([]);
      expect(await tablesWith(tx, 'asha@okbank')).toEqual([]);
      expect(await tablesWith(tx, 'tok_1')).toEqual(['private.card_revocations']);
      const kept = Object.entries(decisions).flatMap(([column, what]) =>
        typeof what === 'object' ? [column.split('.').slice(0, 2).join('.')] : [],
      );
      // Counted tries, forgotten after a day, and the key of the last mail.
      for (const table of await tablesWith(tx, shopper.id))
        expect([...kept, 'private.throttle_hits', 'private.outbox']).toContain(table);

      expect(await tx.rows(figures)).toEqual(before);
      expect(await tx.rows(logged, [returned, shopper.id])).toEqual(log);
      await assertLedgersBalance(tx.rows);
      expect(await tx.rows('select user_name, rating, comment from public.reviews')).toEqual([
        { user_name: 'A shopper', rating: 5, comment: 'Lovely cloth' },
      ]);
      expect(await tx.rows('select holder_id, balance from public.gift_cards where id = $1', [card])).toEqual(
        [{ holder_id: null, balance: 200 }],
      );
      const [mail] = await tx.rows('select id, kind, recipient from private.outbox where sent_at is null');
      expect(mail).toMatchObject({ kind: 'account/deleted', recipient: shopper.email });
      await tx.as('service_role', () => tx.rows('select public.finish_mail($1)', [mail?.id]));
      expect(await tablesWith(tx, shopper.email)).toEqual([]);

      // The same address begins anew: without the old orders, and without the coupon that is given once.
      await tx.rows('insert into auth.users (id, email) values (gen_random_uuid(), $1)', [shopper.email]);
      const id = await tx.value<string>('select id from auth.users where email = $1', [shopper.email]);
      const again = { id, email: shopper.email };
      expect(await tx.as(again, () => tx.rows('select number from public.orders'))).toEqual([]);
      expect(await tx.value('select private.count_coupon_uses($1, $2)', [coupon, id])).toBe(1);
      const stranger = await createUser(tx.rows);
      expect(await tx.value('select private.count_coupon_uses($1, $2)', [coupon, stranger.id])).toBe(0);
      expect(await tx.value(`select private.former_uses($1, 'referral')`, [id])).toBe(1);
    });
  });

  it('waits for whoever did not sign in lately, for what is under way, and for a word about money', async () => {
    await inOrderShop(db(), async (tx, { shopper: account, draft }) => {
      const refusal = (by: TestUser | 'anon', loss: number | null = 0) =>
        tx.as(by, () => tx.refusal(deleteSql, [loss]));
      expect(await refusal('anon')).toMatchObject({ hint: 'SIGN_IN_REQUIRED' });
      expect(await refusal(account)).toMatchObject({ code: 'PT403', hint: 'SIGN_IN_AGAIN' });
      expect(await refusal(await signedIn(tx, account, 16))).toMatchObject({ hint: 'SIGN_IN_AGAIN' });
      const stranger = await signedIn(tx, await createUser(tx.rows));
      expect(await refusal({ ...account, session: stranger.session })).toMatchObject({
        hint: 'SIGN_IN_REQUIRED',
      });

      const shopper = await signedIn(tx, account);
      const { number } = await placeOrder(tx, shopper, draft);
      expect(await refusal(shopper)).toMatchObject({
        code: 'PT409',
        hint: 'ACCOUNT_BUSY',
        detail: { obstacles: [{ kind: 'order', reference: number }] },
      });
      const admin = await signedIn(tx, await createUser(tx.rows, { app: { role: 'admin' } }));
      await advance(tx, admin, number);
      const order = await tx.value<string>('select id from public.orders where number = $1', [number]);
      await tx.rows(
        `insert into public.returns (order_id, kind, reason) values ($1, 'return', 'too small')`,
        [order],
      );
      expect(await refusal(shopper)).toMatchObject({
        detail: { obstacles: [{ kind: 'return', reference: number }] },
      });
      await tx.rows(`update public.returns set state = 'rejected'`);
      await tx.rows(
        `insert into public.affiliate_payouts (affiliate_id, amount, vpa, due_on) values ($1, 600, 'a@bank', now())`,
        [shopper.id],
      );
      expect(await refusal(shopper)).toMatchObject({ detail: { obstacles: [{ kind: 'payout' }] } });
      await tx.rows(`update public.affiliate_payouts set state = 'paid', settled_at = now()`);

      const { credit } = await tx.as(shopper, () =>
        tx.value<{ credit: number }>('select public.get_account_closing()'),
      );
      expect(credit).toBeGreaterThan(0);
      for (const wrong of [0, credit + 1, null])
        expect(await refusal(shopper, wrong)).toMatchObject({ hint: 'LOSS_CHANGED', detail: { credit } });
      expect(await refusal(admin)).toMatchObject({ hint: 'LAST_OWNER' });
      await createUser(tx.rows, { app: { role: 'admin' } });
      await tx.as(admin, () => tx.rows(deleteSql, [0]));
      expect(await tx.rows('select from public.admin_actions where admin_id = $1', [admin.id])).not.toEqual(
        [],
      );
      expect(await tx.rows('select erased_at from public.orders')).toEqual([{ erased_at: null }]);
    });
  });

  it('leaves what others pay for them, and takes what was written with their address alone', async () => {
    await inOrderShop(db(), async (tx, { shopper: account }) => {
      const shopper = await signedIn(tx, account);
      const buy = async (recipient: string, buyer: string) => {
        const request = { amount: 500, recipient_email: recipient, sender_name: 'Ravi', message: '' };
        await tx.as('anon', () =>
          tx.rows('select public.buy_gift_card(gen_random_uuid(), $1::text::jsonb)', [
            JSON.stringify({ ...request, buyer_email: buyer }),
          ]),
        );
        return tx.value<string>(
          'select id from public.gift_card_purchases where recipient_email = $1 order by created_at desc, id limit 1',
          [recipient],
        );
      };
      const paid = await buy(shopper.email, 'ravi@example.com');
      await tx.rows('select private.issue_gift_card($1)', [paid]);
      await tx.rows(`update public.gift_card_purchases set created_at = now() - interval '1 hour'`);
      const open = await buy(shopper.email, 'ravi@example.com');
      await buy('meera@example.com', shopper.email.toUpperCase());
      await tx.rows(
        `insert into public.contact_messages (submission_id, reference, name, email, subject, message)
         values (gen_random_uuid(), 'TDC-2', 'Asha Rao', $1, 'other', 'Hello')`,
        [shopper.email],
      );

      await tx.as(shopper, () => tx.value(deleteSql, [0]));
      expect(await tablesWith(tx, shopper.email)).toEqual(['private.outbox', 'public.gift_card_purchases']);
      await tx.rows('select private.issue_gift_card($1)', [open]);
      const mails = await tx.rows(
        `select id, payload ->> 'code' as code from private.outbox where kind = 'gift-card/issued'`,
      );
      expect(mails).toHaveLength(2);
      for (const { id, code } of mails) {
        expect(code).toMatch(/^TDGC-/);
        await tx.as('service_role', () => tx.rows('select public.finish_mail($1)', [id]));
      }
      const left = await tx.rows(
        `select 1 from private.outbox where kind = 'gift-card/issued' and recipient <> ''`,
      );
      expect(left).toEqual([]);
    });
  });

  it('takes an affiliate’s unpaid commission back, and keeps what was paid', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      const affiliate = await signedIn(tx, await createUser(tx.rows));
      const code = await tx.value<string>('select affiliate_code from public.profiles where id = $1', [
        affiliate.id,
      ]);
      await placeOrder(tx, shopper, { ...draft, affiliateCode: code });
      const [commission] = await tx.rows('select amount from public.commissions');
      await tx.as(affiliate, () => tx.rows(deleteSql, [commission?.amount]));
      expect(await tx.rows('select state, affiliate_id from public.commissions')).toEqual([
        { state: 'reversed', affiliate_id: null },
      ]);
      expect(await tx.rows('select user_id, affiliate_id, erased_at from public.orders')).toEqual([
        { user_id: shopper.id, affiliate_id: null, erased_at: null },
      ]);
    });
  });

  it('has a decision for every column that refers to a person or says something of one', async () => {
    await rolledBack(db(), async (tx) => {
      const found = await tx.rows(
        `select n.nspname || '.' || c.relname || '.' || a.attname as name
         from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
         where n.nspname in ('public', 'private') and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
           and (
             a.attname ~ '(^|_)(user|buyer|holder|affiliate|admin|assignee|shopper|author|voter|owner|guest)_id$'
             or a.attname ~ '(email|phone|vpa|_name$|person|recipient|ship_to|^pan$|^gst_buyer$|^buyer$|customer|^address$|^photos$)'
             or (c.relname, a.attname) in (
               ('addresses', 'name'), ('contact_messages', 'name'), ('returns', 'comment'), ('inquiry_replies', 'message'),
               ('order_events', 'note'), ('guest_words', 'words'), ('return_events', 'note'), ('payment_events', 'payload'),
               ('staff_refunds', 'reason'), ('staff_refunds', 'decision'), ('refunds', 'reason'), ('admin_actions', 'after')
             )
             or exists (
               select from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and a.attnum = any (f.conkey)
                 and f.confrelid in ('auth.users'::regclass, 'public.profiles'::regclass)
             )
           )
           and n.nspname || '.' || c.relname || '.' || a.attname <> 'public.seller.legal_name'
         order by 1`,
      );
      expect(found.map(({ name }) => name)).toEqual(Object.keys(decisions).sort());
    });
  });
});
