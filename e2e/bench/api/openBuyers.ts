import { randomUUID } from 'node:crypto';
import { openClient } from '../../openClient';
import { homeAddress } from '../../steps/homeAddress';
import type { Api } from './openApi';
import { recordRequest, type WireRequest } from './recordRequest';
import { sendRequest } from './sendRequest';

/** Orders one piece, as a shopper's page does: into the bag, the price of it, the order. */
export type Buyer = () => Promise<void>;

const password = 'bench-secret';
const pieces = 100;

/** Accounts of shoppers, whose addresses are taken as confirmed. */
export async function createAccounts(
  api: Pick<Api, 'sql'>,
  count: number,
): Promise<{ email: string; password: string }[]> {
  const rows = await api.sql(
    `insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_user_meta_data, raw_app_meta_data)
     select gen_random_uuid(), 'buyer' || n || '@example.com', extensions.crypt($1, extensions.gen_salt('bf', 4)), now(),
       '{"full_name": "Asha Rao"}', '{"provider": "email", "providers": ["email"]}'
     from generate_series(1, $2::integer) n returning email`,
    [password, count],
  );
  return rows.map(({ email }) => ({ email: String(email), password }));
}

/** Accounts of shoppers who are signed in and have an address. */
export async function openBuyers(api: Api, count: number): Promise<Buyer[]> {
  const accounts = await createAccounts(api, count);
  const variants = await api.sql(
    `select v.id from public.product_variants v join public.products p on p.id = v.product_id
     where p.status = 'published' and p.price < 2000 order by v.id limit $1`,
    [pieces],
  );
  const ids = variants.map(({ id }) => String(id));
  const buyers: Buyer[] = [];
  for (const { email } of accounts) buyers.push(await openBuyer(api, email, ids));
  return buyers;
}

async function openBuyer(api: Api, email: string, variants: string[]): Promise<Buyer> {
  const client = openClient(api.url, api.publishableKey);
  const signedIn = await client.auth.signInWithPassword({ email, password });
  if (signedIn.error) throw signedIn.error;
  const address = await client.rpc('save_address', { p_address: { ...homeAddress, is_default: true } });
  if (address.error) throw address.error;
  const { id } = address.data as { id: string };
  const record = (name: string) =>
    recordRequest(api, signedIn.data.session.access_token, (db) => db.rpc(name, {}));
  const call = async <Answer>(request: WireRequest, args: object) =>
    sendRequest<Answer>(request, JSON.stringify(args));
  const requests = {
    bag: await record('set_bag_line'),
    quote: await record('quote_order'),
    order: await record('place_order'),
  };
  return async () => {
    const variant_id = variants[Math.floor(Math.random() * variants.length)];
    const quoted = {
      p_lines: [{ variant_id, quantity: 1 }],
      p_delivery: 'standard',
      p_coupon: null,
      p_use_credit: false,
      p_use_gift_cards: false,
    };
    await call(requests.bag, { p_variant_id: variant_id, p_quantity: 1 });
    const { amount_due } = await call<{ amount_due: number }>(requests.quote, quoted);
    await call(requests.order, {
      ...quoted,
      p_idempotency_key: randomUUID(),
      p_address_id: id,
      p_payment_method: 'cod',
      p_expected_due: amount_due,
      p_affiliate_code: null,
    });
  };
}
