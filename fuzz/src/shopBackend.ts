import { randomUUID } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestBackend, type TestBackend, type TestBackendOptions } from '@shop/supabase-local/testing';
import { createFingerprint, readFunctions, readTables, type SqlFunction, type Table } from './catalogue';
import type { Target } from './target';

/** What each kind of caller sends as its token. */
export interface Callers {
  anon: string;
  shopper: string;
  admin: string;
  service: string;
}

interface LocalKeys {
  signingKey: { d: string };
  sessionSecret: string;
  payment: { keyId: string; keySecret: string; webhookSecret: string };
}

/** A backend with the sample catalogue, a few orders, and everything there is to know about it. */
export interface ShopBackend extends Target {
  backend: TestBackend;
  keys: LocalKeys;
  functions: SqlFunction[];
  /** Read anew, because rows come and go. */
  tables(): Promise<Table[]>;
  /** Signed in again, with whatever earlier calls did to the two demo accounts undone. */
  callers(): Promise<Callers>;
  /** Tokens of an account that was made for this moment, and its address. */
  newcomer(): Promise<{ email: string; password: string; access: string; refresh: string }>;
  stop(): Promise<void>;
}

/** Starts a backend of its own; stop it when done. */
export async function startShopBackend(engine: TestBackendOptions['engine']): Promise<ShopBackend> {
  const backend = await startTestBackend({ engine });
  const keys = JSON.parse(await readFile(join(backend.dataDir, 'local-keys.json'), 'utf8')) as LocalKeys;
  const rowsNow = await createFingerprint(backend);
  const names = new Map([
    [backend.publishableKey, 'PUBLISHABLE_KEY'],
    [backend.secretKey, 'SECRET_KEY'],
  ]);
  const signIn = (email: string, password: string) => tokenOf(backend, email, password);
  const callers = async (): Promise<Callers> => {
    await backend.sql('update public.profiles set blocked_at = null where blocked_at is not null');
    await backend.sql(
      `update auth.users set banned_until = null, raw_app_meta_data = case email
         when 'admin@example.com' then raw_app_meta_data || '{"role":"admin"}' else raw_app_meta_data - 'role' end
       where email in ('shopper@example.com', 'admin@example.com')`,
    );
    await backend.sql('delete from private.throttle_hits');
    const [shopper, admin] = await Promise.all([
      signIn('shopper@example.com', 'shop-demo'),
      signIn('admin@example.com', 'admin-demo'),
    ]);
    names.set(shopper, 'SHOPPER_TOKEN').set(admin, 'ADMIN_TOKEN');
    return { anon: backend.publishableKey, shopper, admin, service: backend.secretKey };
  };
  const shop: ShopBackend = {
    backend,
    keys,
    url: backend.url,
    pid: backend.pid,
    health: '/health',
    secrets: [
      backend.secretKey,
      keys.signingKey.d,
      keys.sessionSecret,
      keys.payment.keySecret,
      keys.payment.webhookSecret,
    ],
    names,
    functions: await readFunctions(backend),
    tables: () => readTables(backend),
    fingerprint: async () => `${await rowsNow()} ${await filesIn(join(backend.dataDir, 'storage'))}`,
    callers,
    newcomer: () => signUp(backend),
    stop: () => backend.stop(),
  };
  // Somebody to block.
  await shop.newcomer();
  await openOrders(shop);
  return shop;
}

/** Names and sizes of all stored files. */
async function filesIn(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sizes = await Promise.all(files.sort().map(async (file) => `${file}:${(await stat(file)).size}`));
  return sizes.join(',');
}

async function post<Result>(
  url: string,
  path: string,
  token: string,
  key: string,
  body: object,
): Promise<Result> {
  const headers = { apikey: key, authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
  return JSON.parse(text) as Result;
}

async function tokenOf(
  { url, publishableKey: key }: TestBackend,
  email: string,
  password: string,
): Promise<string> {
  const path = '/auth/v1/token?grant_type=password';
  return (await post<{ access_token: string }>(url, path, key, key, { email, password })).access_token;
}

async function signUp(backend: TestBackend) {
  const { url, publishableKey: key } = backend;
  const [email, password] = [`fuzz.${randomUUID()}@example.com`, 'first-secret'];
  await post(url, '/auth/v1/signup', key, key, { email, password, data: { full_name: 'Asha Rao' } });
  const [mail] = await backend.mailbox(email);
  const link = /https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const landed = await fetch(link, { redirect: 'manual' });
  const tokens = new URLSearchParams(new URL(landed.headers.get('location') ?? '').hash.slice(1));
  return {
    email,
    password,
    access: tokens.get('access_token') ?? '',
    refresh: tokens.get('refresh_token') ?? '',
  };
}

/** Orders of every kind for the demo shopper: without them most functions have nothing to find. */
async function openOrders({ backend, callers }: ShopBackend): Promise<void> {
  const { shopper } = await callers();
  const { url, publishableKey: key } = backend;
  const call = <Result>(path: string, body: object) => post<Result>(url, path, shopper, key, body);
  const address = await call<{ id: string }>('/rest/v1/rpc/save_address', { p_address: anAddress });
  const variants = await backend.sql(
    'select v.id from public.product_variants v join public.products p on p.id = v.product_id where v.stock > 2 order by p.price, v.id limit 8',
  );
  for (const [number, { id }] of variants.entries()) {
    const lines = [{ variant_id: id, quantity: 1 }];
    const quote = await call<{ amount_due: number }>('/rest/v1/rpc/quote_order', { p_lines: lines });
    const online = number % 2 === 0;
    const order = await call<{ payment_id: string }>('/rest/v1/rpc/place_order', {
      p_idempotency_key: randomUUID(),
      p_lines: lines,
      p_address_id: address.id,
      p_delivery: 'standard',
      p_payment_method: online ? 'online' : 'cod',
      p_expected_due: quote.amount_due,
    });
    if (online) await call('/functions/v1/payments-start', { payment_id: order.payment_id });
    await call('/functions/v1/saved-card-start', {});
  }
}

/** An address that every check accepts. */
export const anAddress = {
  type: 'home',
  name: 'Asha Rao',
  phone: '9876543210',
  address: '4 Temple Road',
  city: 'Nagpur',
  state: 'Maharashtra',
  pincode: '440001',
};
