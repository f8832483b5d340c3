import fc from 'fast-check';
import type { Call } from '../../call';
import type { ShopBackend } from '../../shopBackend';
import { absurdText, encode, mostly, toJson } from '../../values';

/** A call whose caller is not chosen yet. */
export type Request = Omit<Call, 'headers'> & { headers?: Record<string, string> };

/** Always the same value. */
export const one = (value: unknown) => fc.constant(value);
/** A query string, or the body of a form. */
export const query = (fields: Record<string, unknown>) =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        `${encode(key)}=${encode(typeof value === 'string' ? value : toJson(value)).slice(0, 6_000)}`,
    )
    .join('&');
/** Content type of a form. */
export const form = { 'content-type': 'application/x-www-form-urlencoded' };
/** Content type of JSON. */
export const json = { 'content-type': 'application/json' };

/** Ids that are in the books. */
export interface KnownIds {
  payments: unknown[];
  vpas: unknown[];
  orders: unknown[];
  providerPayments: unknown[];
  refunds: unknown[];
  customers: unknown[];
  tokens: unknown[];
  /** The provider's orders that take a card. */
  cardOrders: unknown[];
  mails: unknown[];
}

/** What is in the books now, and something to find where a book is empty. */
export async function knownIds({ backend, url }: ShopBackend): Promise<KnownIds> {
  await backend.sql(
    `insert into sandbox_pay.orders (id, amount, receipt, callback_url, saves_card)
     select 'order_fuzz' || n || gen_random_uuid(), 49900, gen_random_uuid()::text, $1, n = 6 from generate_series(1, 6) n`,
    [`${url}/functions/v1/payments-callback`],
  );
  const list = async (sql: string) => (await backend.sql(`${sql} limit 12`)).map((row) => row.id);
  return {
    payments: await list("select id from public.payments order by state = 'created' desc, created_at desc"),
    vpas: await list('select id from public.saved_vpas'),
    orders: await list('select id from sandbox_pay.orders order by created_at desc'),
    providerPayments: await list('select id from sandbox_pay.payments order by created_at desc'),
    refunds: await list('select id from sandbox_pay.refunds order by created_at desc'),
    customers: await list('select id from sandbox_pay.customers order by created_at desc'),
    tokens: await list('select id from sandbox_pay.tokens order by created_at desc'),
    cardOrders: await list('select id from sandbox_pay.orders where saves_card order by created_at desc'),
    mails: await list('select id from supabase_local.mails order by id desc'),
  };
}

/** Mostly an id of the list. */
export const pick = (known: unknown[]) =>
  mostly(
    fc.constantFrom<unknown>(...known, 'none'),
    fc.oneof<fc.Arbitrary<unknown>[]>(absurdText, fc.uuid()),
    5,
  );
