import { onOneEngine, rolledBack, type TestDatabase, type Transaction } from '@shop/test-databases';
import {
  createAddress,
  createGuest,
  createVariant,
  placeOrder,
  startSession,
  type TestUser,
} from './shopFixtures';

const email = 'owner@example.com';

/** Somebody has bought as a guest with their address, which is confirmed as that of an account. */
async function setUp(tx: Transaction) {
  await tx.rows(`update public.shop_settings set phase = 'live'`);
  const guest = await createGuest(tx.rows);
  const order = async () => {
    const lines = [{ variant_id: await createVariant(tx.rows), quantity: 1 }];
    const address = await createAddress(tx.rows, guest);
    return (await placeOrder(tx, guest, { lines, address, total: 645, email })).number;
  };
  const number = await order();
  return { guest, number, order };
}

type Shop = Awaited<ReturnType<typeof setUp>>;

const inShop = (db: TestDatabase, test: (tx: Transaction, shop: Shop) => Promise<void>) =>
  rolledBack(db, async (tx) => test(tx, await setUp(tx)));

const ownerOf = (tx: Transaction, number: string) =>
  tx.value<string>('select user_id from public.orders where number = $1', [number]);

/** An account with its address confirmed, as by a link that was opened wherever. */
async function createAccount(tx: Transaction, address: string): Promise<TestUser> {
  const id = await tx.value<string>(
    `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data, raw_app_meta_data)
     values (gen_random_uuid(), $1, now(), '{}', '{}') returning id`,
    [address],
  );
  return { id, email: address };
}

async function openLink(tx: Transaction, caller: TestUser | 'anon', number: string) {
  const key = await tx.value<string>(
    `select payload ->> 'key' from private.outbox where payload ->> 'number' = $1 order by id desc limit 1`,
    [number],
  );
  return tx.as(caller, () =>
    tx.value<object | null>('select public.get_linked_order($1, $2)', [number, key]),
  );
}

onOneEngine('orders of guests and an account whose address somebody else may have confirmed', (db) => {
  it('stay apart while nobody who reads its mails has been signed in to the account', async () => {
    await inShop(db(), async (tx, { guest, number }) => {
      // A stranger has signed up with it and knows the password; its owner pressed the link of that mail, or typed its code.
      const account = await createAccount(tx, email);
      for (const method of ['password', 'otp', 'password'] as const) {
        await startSession(tx.rows, account, method);
        expect(await ownerOf(tx, number)).toBe(guest.id);
      }
      await startSession(tx.rows, account, 'recovery');
      expect(await ownerOf(tx, number)).toBe(account.id);
    });
  });

  it.each(['email/signup', 'recovery'] as const)(
    'come at every sign-in after one by a link that was opened where it was asked for: %s',
    async (method) => {
      await inShop(db(), async (tx, { number, order }) => {
        const account = await createAccount(tx, email);
        await startSession(tx.rows, account, method);
        expect(await ownerOf(tx, number)).toBe(account.id);
        await tx.rows('delete from auth.sessions where user_id = $1', [account.id]);
        const later = await order();
        await startSession(tx.rows, account, 'password');
        expect(await ownerOf(tx, later)).toBe(account.id);
      });
    },
  );

  it('stay apart from an account that has changed its address to theirs, also when it is deleted', async () => {
    await inShop(db(), async (tx, { guest, number }) => {
      const account = await createAccount(tx, 'stranger@example.com');
      await startSession(tx.rows, account, 'email/signup');
      await tx.rows('update auth.users set email = $2 where id = $1', [account.id, email]);
      for (const method of ['password', 'recovery', 'email/signup'] as const) {
        await startSession(tx.rows, account, method);
        expect(await ownerOf(tx, number)).toBe(guest.id);
      }
      const session = await startSession(tx.rows, account, 'password');
      await tx.as({ ...account, email, session }, () => tx.rows('select public.delete_account(0)'));
      expect(await tx.rows('select 1 from auth.users where id = $1', [account.id])).toEqual([]);
      expect(await ownerOf(tx, number)).toBe(guest.id);
    });
  });

  it('come to a changed address with a new password, once no link or code of before can hold any more', async () => {
    await inShop(db(), async (tx, { guest, number }) => {
      const account = await createAccount(tx, 'before@example.com');
      await startSession(tx.rows, account, 'recovery');
      await tx.rows('update auth.users set email = $2 where id = $1', [account.id, email]);
      await startSession(tx.rows, account, 'recovery');
      await tx.rows(`update private.proven_addresses set since = since - interval '49 hours'`);
      await tx.rows(`update auth.sessions set created_at = created_at - interval '49 hours'`);
      await startSession(tx.rows, account, 'password');
      expect(await ownerOf(tx, number)).toBe(guest.id);
      await startSession(tx.rows, account, 'recovery');
      expect(await ownerOf(tx, number)).toBe(account.id);
    });
  });

  it('come by the word of a provider, for the address that it knows', async () => {
    await inShop(db(), async (tx, { guest, number }) => {
      const account = await createAccount(tx, email);
      const link = (address: string) =>
        tx.rows(
          `insert into auth.identities (user_id, provider, provider_id, identity_data)
           values ($1, 'google', $2, jsonb_build_object('email', $2::text))`,
          [account.id, address],
        );
      await link('stranger@example.com');
      await startSession(tx.rows, account, 'oauth');
      expect(await ownerOf(tx, number)).toBe(guest.id);
      await link(email);
      await startSession(tx.rows, account, 'oauth');
      expect(await ownerOf(tx, number)).toBe(account.id);
    });
  });

  it('come one by one to whoever opens their mail’s link signed in to the account of its address', async () => {
    await inShop(db(), async (tx, { guest, number, order }) => {
      const second = await order();
      const stranger = await createAccount(tx, 'stranger@example.com');
      for (const caller of ['anon', stranger, await createGuest(tx.rows)] as const) {
        expect(await openLink(tx, caller, number)).toMatchObject({ number });
        expect(await ownerOf(tx, number)).toBe(guest.id);
      }
      const account = await createAccount(tx, email);
      expect(await openLink(tx, account, number)).toMatchObject({ number });
      expect([await ownerOf(tx, number), await ownerOf(tx, second)]).toEqual([account.id, guest.id]);
      // It opens for reading as before.
      expect(await openLink(tx, 'anon', number)).toMatchObject({ number });
    });
  });
});

/** What was written without an account is found by its address alone: a draft of a call, say, with name, phone and street. */
onOneEngine('what an address alone leads to', (db) => {
  const writeTo = async (tx: Transaction) => {
    await tx.rows(
      `insert into public.contact_messages (submission_id, reference, name, email, subject, message)
       values (gen_random_uuid(), 'TDC-OWNERS', 'Owner', $1, 'other', 'Where is my order?')`,
      [email],
    );
    await tx.rows(
      `insert into public.alerts (kind, product_id, email, status, price)
       select 'price', split_part($1, ':', 1), $2, 'waiting', 500`,
      [await createVariant(tx.rows), email],
    );
  };
  const dataOf = (tx: Transaction, user: TestUser) =>
    tx.as(user, () =>
      tx.value<{ alerts: unknown[]; draft_orders: unknown[] }>('select public.get_my_data()'),
    );
  const messages = (tx: Transaction) => tx.rows('select reference from public.contact_messages');

  it('is not told to an account of which no reader of its mails has been, nor deleted with it', async () => {
    await rolledBack(db(), async (tx) => {
      await writeTo(tx);
      const account = await createAccount(tx, email);
      const session = await startSession(tx.rows, account, 'password');
      expect(await dataOf(tx, account)).toMatchObject({ alerts: [], draft_orders: [] });
      await tx.as({ ...account, session }, () => tx.rows('select public.delete_account(0)'));
      expect(await messages(tx)).toEqual([{ reference: 'TDC-OWNERS' }]);
    });
  });

  it('is told and deleted where one has', async () => {
    await rolledBack(db(), async (tx) => {
      await writeTo(tx);
      const account = await createAccount(tx, email);
      const session = await startSession(tx.rows, account, 'recovery');
      expect((await dataOf(tx, account)).alerts).toHaveLength(1);
      await tx.as({ ...account, session }, () => tx.rows('select public.delete_account(0)'));
      expect(await messages(tx)).toEqual([]);
      expect(await tx.rows('select 1 from public.alerts')).toEqual([]);
    });
  });
});
