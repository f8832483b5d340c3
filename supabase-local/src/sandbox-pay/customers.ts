import type { Queryable } from '../db/database';
import { type BookedCard, jsonRows, type Notes } from './books';
import { isId, newId } from './ids';

export interface Customer {
  id: string;
  name: string | null;
  email: string | null;
  contact: string | null;
  notes: Notes;
  created_at: string;
}

/** What a merchant may have charged again instead of a card. */
export interface Token {
  id: string;
  customer_id: string;
  card: BookedCard;
  created_at: string;
  used_at: string;
}

/** Resolves with `undefined` when a customer with that address and number is there already. */
export async function createCustomer(
  db: Queryable,
  details: Omit<Customer, 'id' | 'created_at'>,
): Promise<Customer | undefined> {
  const { name, email, contact, notes } = details;
  const id = newId('cust');
  await db.query(
    `insert into sandbox_pay.customers (id, name, email, contact, notes) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [id, name, email, contact, JSON.stringify(notes)],
  );
  return findCustomer(db, id);
}

export async function findCustomer(db: Queryable, id: string): Promise<Customer | undefined> {
  if (!isId(id)) return undefined;
  return (await jsonRows<Customer>(db, 'select * from sandbox_pay.customers where id = $1', [id]))[0];
}

export async function findSameCustomer(
  db: Queryable,
  { email, contact }: Pick<Customer, 'email' | 'contact'>,
): Promise<Customer | undefined> {
  const select = `select * from sandbox_pay.customers
    where coalesce(email, '') = coalesce($1, '') and coalesce(contact, '') = coalesce($2, '')`;
  return (await jsonRows<Customer>(db, select, [email, contact]))[0];
}

/** Newest first. */
export function findTokens(db: Queryable, customerId: string): Promise<Token[]> {
  const select = 'select * from sandbox_pay.tokens where customer_id = $1 order by created_at desc, id';
  return jsonRows<Token>(db, select, [customerId]);
}

/** Keeps a card for its customer; the same card has the same token, with the expiry it has now. */
export async function keepCard(
  db: Queryable,
  customerId: string,
  fingerprint: string,
  card: BookedCard,
): Promise<string> {
  const { rows } = await db.query(
    `insert into sandbox_pay.tokens (id, customer_id, fingerprint, card) values ($1, $2, $3, $4)
     on conflict (customer_id, fingerprint) do update set card = excluded.card, used_at = now() returning id`,
    [newId('token'), customerId, fingerprint, JSON.stringify(card)],
  );
  return String(rows[0]?.id);
}

/** Resolves with whether the customer had that token. */
export async function deleteToken(db: Queryable, customerId: string, token: string): Promise<boolean> {
  if (!isId(customerId) || !isId(token)) return false;
  const { rows } = await db.query(
    'delete from sandbox_pay.tokens where customer_id = $1 and id = $2 returning id',
    [customerId, token],
  );
  return rows.length > 0;
}
