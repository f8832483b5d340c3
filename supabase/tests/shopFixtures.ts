import type { Caller, Row, Transaction } from '@shop/test-databases';

/** A signed-up user as tests know them. */
export type TestUser = Exclude<Caller, string>;

type Run = (sql: string, params?: unknown[]) => Promise<Row[]>;

let serial = 0;

/** Signs somebody up the way the authentication service does: a row in `auth.users`. */
export async function createUser(
  run: Run,
  metadata: { user?: object; app?: object } = {},
): Promise<TestUser> {
  serial += 1;
  const email = `shopper${serial}@example.com`;
  const [row] = await run(
    `insert into auth.users (id, email, raw_user_meta_data, raw_app_meta_data)
     values (gen_random_uuid(), $1, $2::text::jsonb, $3::text::jsonb) returning id`,
    [email, JSON.stringify(metadata.user ?? { full_name: 'Asha Rao' }), JSON.stringify(metadata.app ?? {})],
  );
  return { id: String(row?.id), email, admin: metadata.app !== undefined };
}

/** Signs somebody up who is on the staff, with these roles. */
export async function createStaff(run: Run, ...roles: string[]): Promise<TestUser> {
  const user = await createUser(run, { app: { role: 'admin' } });
  await run(
    `with given as (
       insert into private.staff_members (user_id, role) select $1, unnest($2::text[]) on conflict do nothing
     )
     delete from private.staff_members where user_id = $1 and role <> all ($2::text[])`,
    [user.id, roles],
  );
  return user;
}

/** A guest: an anonymous user, whose e-mail is known to no table. */
export async function createGuest(run: Run): Promise<TestUser> {
  const [row] = await run(
    `insert into auth.users (id, is_anonymous, raw_user_meta_data, raw_app_meta_data)
     values (gen_random_uuid(), true, '{}', '{}') returning id`,
  );
  return { id: String(row?.id), email: '', guest: true };
}

/**
 * Begins a session as the authentication service does, which writes how it began after the user. `email/signup` and
 * `recovery`: a mail's link was opened in the browser that had asked for it. Answers its id.
 */
export async function startSession(
  run: Run,
  user: Pick<TestUser, 'id'>,
  method: 'password' | 'otp' | 'oauth' | 'email/signup' | 'recovery',
): Promise<string> {
  const [claim] = await run(
    `with begun as (insert into auth.sessions (user_id) values ($1) returning id), signed_in as (
       update auth.users set last_sign_in_at = now() where id = $1
     )
     insert into auth.mfa_amr_claims (session_id, authentication_method) select id, $2 from begun
     returning session_id`,
    [user.id, method],
  );
  // What else waits for the end of the transaction, which a test takes back.
  await run('set constraints auth.join_guest_orders immediate');
  await run('set constraints auth.join_guest_orders deferred');
  return String(claim?.session_id);
}

interface ProductDraft {
  price?: number;
  stock?: number;
  status?: 'draft' | 'published';
}

/** The category `test` with the type `test-pieces`, in sizes by letters and without attributes. */
async function createTestType(run: Run): Promise<void> {
  await run(`insert into public.categories (id, name) values ('test', 'Test') on conflict do nothing`);
  await run(
    `insert into public.product_types (id, category_id, parent_id, name, size_system) values
       ('test-things', 'test', null, 'Test things', null),
       ('test-pieces', 'test', 'test-things', 'Test pieces', 'letters') on conflict do nothing`,
  );
}

/** Adds a product with one variant and answers the variant's id. */
export async function createVariant(run: Run, draft: ProductDraft = {}): Promise<string> {
  serial += 1;
  const { price = 500, stock = 10, status = 'published' } = draft;
  const id = `test-piece-${serial}`;
  await createTestType(run);
  await run(
    `insert into public.products
       (id, name, price, original_price, category_id, type_id, brand, sku, images, status, published_at)
     values ($1, 'Test piece', $2, $2, 'test', 'test-pieces', 'Test House', $1, '[{"path":"test/main"}]', $3, now())`,
    [id, price, status],
  );
  await run(`insert into public.product_variants (id, product_id, label, stock) values ($1, $2, 'M', $3)`, [
    `${id}:m`,
    id,
    stock,
  ]);
  return `${id}:m`;
}

export const addressDraft = {
  type: 'home',
  name: 'Asha Rao',
  phone: '9876543210',
  address: '12 Temple Road',
  city: 'Nagpur',
  state: 'Maharashtra',
  pincode: '440001',
};

/** Gives a user an address and answers its id. */
export async function createAddress(run: Run, user: TestUser): Promise<string> {
  const { type, name, phone, address, city, state, pincode } = addressDraft;
  const [row] = await run(
    `insert into public.addresses (user_id, type, name, phone, address, city, state, pincode)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [user.id, type, name, phone, address, city, state, pincode],
  );
  return String(row?.id);
}

/** Arguments of `place_order`; what a test does not name is right. */
export interface OrderDraft {
  key?: string | null;
  lines: unknown;
  address: string;
  delivery?: string | null;
  method?: string | null;
  /** What the shopper saw as due. */
  total: number | null;
  coupon?: string;
  /** What the shopper saw as paid from credit, where they want that; likewise of gift cards. */
  credit?: number;
  giftCards?: number;
  affiliateCode?: string;
  /** What a guest typed. */
  email?: string;
  /** Ids of the promotions that the shopper saw. */
  promotions?: string[];
}

const randomKey = () => crypto.randomUUID();

export const placeOrderSql = `select public.place_order($1, $2::text::jsonb, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12,
     p_expected_credit => $13, p_expected_gift_cards => $14) as receipt`;

/** Parameters of `placeOrderSql`. */
export const orderParams = (draft: OrderDraft): unknown[] => [
  draft.key === undefined ? randomKey() : draft.key,
  JSON.stringify(draft.lines),
  draft.address,
  draft.delivery === undefined ? 'standard' : draft.delivery,
  draft.method === undefined ? 'cod' : draft.method,
  draft.total,
  draft.coupon ?? null,
  draft.credit !== undefined,
  draft.giftCards !== undefined,
  draft.affiliateCode ?? null,
  draft.email ?? null,
  draft.promotions ?? null,
  draft.credit ?? 0,
  draft.giftCards ?? 0,
];

/** What `place_order` answers. */
export interface Receipt {
  order_id: string;
  number: string;
  total: number;
  amount_due: number;
  status: string;
  placed_at: string;
  payment_id: string | null;
  expires_at: string | null;
}

/** Places an order as the given shopper. */
export const placeOrder = (tx: Transaction, user: TestUser, draft: OrderDraft): Promise<Receipt> =>
  tx.as(user, () => tx.value<Receipt>(placeOrderSql, orderParams(draft)));
