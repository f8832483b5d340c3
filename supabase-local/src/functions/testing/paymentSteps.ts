import type { SupabaseClient } from '@supabase/supabase-js';
import type { TestBackend } from '../../testing/testBackend';
import { newAddress, signedInClient } from '../../testing/testClient';

/** What `place_order` answers; amounts are rupees. */
export interface PlacedOrder {
  order_id: string;
  number: string;
  amount_due: number;
  status: string;
  payment_id: string;
}

export interface Buyer {
  client: SupabaseClient;
  email: string;
  userId: string;
  addressId: string;
}

let variantsUsed = 0;

/** A signed-in shopper with an address. */
export async function createBuyer(backend: TestBackend): Promise<Buyer> {
  const { client, email, user } = await signedInClient(backend, newAddress('buyer'));
  const [address] = await backend.sql(
    `insert into public.addresses (user_id, name, phone, address, city, state, pincode)
     values ($1, 'Asha Rao', '9876543210', '4 Temple Road', 'Nagpur', 'Maharashtra', '440001') returning id`,
    [user?.id],
  );
  return { client, email, userId: String(user?.id), addressId: String(address!.id) };
}

/** A variant that no other test touches, with so many pieces. */
export async function takeVariant(backend: TestBackend, stock: number): Promise<string> {
  const [row] = await backend.sql(
    `select v.id from public.product_variants v join public.products p on p.id = v.product_id
     order by p.price, v.id offset $1 limit 1`,
    [(variantsUsed += 1)],
  );
  await setStock(backend, String(row!.id), stock);
  return String(row!.id);
}

export const setStock = (backend: TestBackend, variant: string, stock: number) =>
  backend.sql('update public.product_variants set stock = $2 where id = $1', [variant, stock]);

export async function stockOf(backend: TestBackend, variant: string): Promise<unknown> {
  return (await backend.sql('select stock from public.product_variants where id = $1', [variant]))[0]!.stock;
}

/** An order of one piece; online it waits for its payment. */
export async function placeOrder(
  { client, addressId }: Buyer,
  variant: string,
  method: 'online' | 'cod' = 'online',
): Promise<PlacedOrder> {
  const lines = [{ variant_id: variant, quantity: 1 }];
  const quote = await client.rpc('quote_order', { p_lines: lines });
  if (quote.error) throw new Error(quote.error.message);
  const placed = await client.rpc('place_order', {
    p_idempotency_key: crypto.randomUUID(),
    p_lines: lines,
    p_address_id: addressId,
    p_delivery: 'standard',
    p_payment_method: method,
    p_expected_due: (quote.data as { amount_due: number }).amount_due,
  });
  if (placed.error) throw new Error(placed.error.message);
  return placed.data as PlacedOrder;
}

/** A page of the provider as a function of the shop answers it: a form to be sent there. */
export interface ProviderPage {
  url: string;
  fields: Record<string, string>;
}

/** Sends the form that leads to the provider. Resolves with the address of the page that it leads to. */
export async function openCheckout({ url, fields }: ProviderPage): Promise<string> {
  const { location } = await step({ url, fields });
  if (!location) throw new Error('The checkout does not open.');
  return location;
}

/** Opens the payment as the shop does. Resolves with the address of the provider's page. */
export async function startPayment({ client }: Pick<Buyer, 'client'>, paymentId: string): Promise<string> {
  const { data, error } = await client.functions.invoke<ProviderPage>('payments-start', {
    body: { payment_id: paymentId },
  });
  if (error) throw error;
  return openCheckout(data!);
}

/** Presses a button of the provider's page. Resolves with the page that follows. */
export async function press(
  pageUrl: string,
  outcome: string,
  fields: Record<string, string> = {},
): Promise<string> {
  const body = new URLSearchParams({ method: 'upi', vpa: 'asha@okbank', ...fields, outcome });
  return (await fetch(pageUrl, { method: 'POST', body })).text();
}

/** How a browser goes on: by a link, or by a form with fields. */
export interface WayOn {
  url: string;
  fields?: Record<string, string> | undefined;
}

/** The way back to the shop on a page of the provider. */
export function returnWay(page: string): WayOn {
  const link = /<a class="pay" href="([^"]+)"/.exec(page)?.[1];
  if (link) return { url: readEntities(link) };
  const form = /<form class="back" method="post" action="([^"]+)"[^>]*>([^]*?)<\/form>/.exec(page);
  if (!form) throw new Error('The page has no way back.');
  const fields = [...form[2]!.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
    name!,
    readEntities(value!),
  ]);
  return { url: readEntities(form[1]!), fields: Object.fromEntries(fields) as Record<string, string> };
}

const readEntities = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Where a way leads next, and with which status. */
export async function step(way: string | WayOn): Promise<{ status: number; location: string | null }> {
  const { url, fields }: WayOn = typeof way === 'string' ? { url: way } : way;
  const form = fields && { method: 'POST', body: new URLSearchParams(fields) };
  const response = await fetch(url, { redirect: 'manual', ...form });
  return { status: response.status, location: response.headers.get('location') };
}

/** What the sweeper does every second, once. */
export async function sweep(backend: TestBackend, key = backend.secretKey): Promise<Response> {
  return fetch(`${backend.url}/functions/v1/sweep`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}` },
  });
}

export const providerOrderOf = (pageUrl: string) => pageUrl.split('/').at(-1)!;

/** State of an order and its payment, in one line. */
export async function stateOf(backend: TestBackend, { order_id: id }: PlacedOrder): Promise<string> {
  const [row] = await backend.sql(
    `select o.status || ' ' || p.state || ' ' || coalesce((select string_agg(r.state, ',') from public.refunds r where r.payment_id = p.id), '') as state
     from public.orders o join public.payments p on p.order_id = o.id where o.id = $1`,
    [id],
  );
  return String(row!.state).trim();
}
