import type { Database } from '../db/database';
import { jsonRows } from './books';
import { isId, newId } from './ids';

/** A card as it is told to the merchant; without its number. */
export interface KeptCard {
  token: string;
  network: string;
  last4: string;
  expiry_month: number;
  expiry_year: number;
  name: string;
}

export interface CardSession {
  id: string;
  customer: string;
  callback_url: string;
  card: KeptCard | null;
}

export async function createCardSession(
  db: Database,
  customer: string,
  callbackUrl: string,
): Promise<string> {
  const id = newId('cs');
  await db.query('insert into sandbox_pay.card_sessions (id, customer, callback_url) values ($1, $2, $3)', [
    id,
    customer,
    callbackUrl,
  ]);
  return id;
}

export async function findCardSession(db: Database, id: string): Promise<CardSession | undefined> {
  if (!isId(id)) return undefined;
  const select = 'select id, customer, callback_url, card from sandbox_pay.card_sessions where id = $1';
  return (await jsonRows<CardSession>(db, select, [id]))[0];
}

export async function keepCard(db: Database, id: string, card: KeptCard): Promise<void> {
  await db.query('update sandbox_pay.card_sessions set card = $2 where id = $1', [id, JSON.stringify(card)]);
}

/** Forgets a customer's card, wherever it was kept. Repeating it changes nothing. */
export async function forgetCard(db: Database, customer: string, token: string): Promise<void> {
  await db.query(
    `update sandbox_pay.card_sessions set card = null where customer = $1 and card ->> 'token' = $2`,
    [customer, token],
  );
}

export function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && URL.canParse(value) && /^https?:/.test(value);
}
