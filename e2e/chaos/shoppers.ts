import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import { openClient } from '../openClient';
import { homeAddress } from '../steps/homeAddress';
import type { SupervisedShop } from './supervisedShop';

/** What shoppers met. Times are in milliseconds of a clock that does not jump. */
export interface Orders {
  /** Numbers that the shop answered with. */
  acknowledged: string[];
  failedRequests: number;
  /** The longest that one shopper had to try until an order was taken. */
  longestWait: number;
  refusals: string[];
}

/** Two pieces of the sample catalogue: one of which there is enough, and one that sells out. */
export const plenty = 'neel-lotus-tee:m';
export const scarce = 'neel-lotus-tee:l';
const password = 'chaos-secret';
/** Milliseconds between two orders of a shopper, who may place twenty a minute. */
const pause = 3_100;
/** Milliseconds that it varies by: shoppers in step would all look away while something is gone. */
const spread = 2_000;

interface Shopper {
  client: SupabaseClient;
  address: string;
}

/** Signs a new shopper up, by the link in the mail. */
export async function openShopper(shop: SupervisedShop, email: string): Promise<Shopper> {
  const client = openClient(shop.backendUrl, shop.publishableKey);
  const signedUp = await client.auth.signUp({ email, password });
  if (signedUp.error) throw signedUp.error;
  const mails = await fetch(`${shop.backendUrl}/mailbox.json?to=${encodeURIComponent(email)}`);
  const [mail] = (await mails.json()) as { text: string }[];
  const link = /https?:\S+/.exec(mail?.text ?? '')?.[0];
  if (!link) throw new Error(`No link in the mail to ${email}`);
  await fetch(link, { redirect: 'manual' });
  const signedIn = await client.auth.signInWithPassword({ email, password });
  if (signedIn.error) throw signedIn.error;
  const { data, error } = await client.rpc('save_address', { p_address: homeAddress });
  if (error) throw error;
  return { client, address: (data as { id: string }).id };
}

/** Orders until told to stop; every order is repeated under its key until the shop has answered it. */
export async function keepOrdering(shopper: Shopper, orders: Orders, over: AbortSignal): Promise<void> {
  let soldOut = false;
  for (let turn = 0; !over.aborted; turn += 1) {
    const wantsScarce = !soldOut && turn % 2 === 1;
    const begun = performance.now();
    const answer = await placeOrder(shopper, wantsScarce ? scarce : plenty, orders, over);
    if (answer === 'OUT_OF_STOCK') soldOut = true;
    await setTimeout(Math.max(0, pause + Math.random() * spread - (performance.now() - begun)));
  }
}

async function placeOrder(
  { client, address }: Shopper,
  piece: string,
  orders: Orders,
  over: AbortSignal,
): Promise<string | undefined> {
  const lines = [{ variant_id: piece, quantity: 1 }];
  const key = randomUUID();
  let firstFailure: number | undefined;
  for (;;) {
    const asked = performance.now();
    const quote = await client
      .rpc('quote_order', { p_lines: lines })
      .abortSignal(AbortSignal.timeout(10_000));
    const answer = quote.error
      ? quote
      : await client
          .rpc('place_order', {
            p_idempotency_key: key,
            p_lines: lines,
            p_address_id: address,
            p_delivery: 'standard',
            p_payment_method: 'cod',
            p_expected_due: (quote.data as { amount_due: number }).amount_due,
          })
          .abortSignal(AbortSignal.timeout(10_000));
    if (!answer.error) {
      orders.acknowledged.push((answer.data as { number: string }).number);
      if (firstFailure !== undefined)
        orders.longestWait = Math.max(orders.longestWait, performance.now() - firstFailure);
      return undefined;
    }
    if (answer.status >= 400 && answer.status < 500) {
      if (answer.error.hint !== 'OUT_OF_STOCK') orders.refusals.push(answer.error.message);
      return answer.error.hint;
    }
    orders.failedRequests += 1;
    firstFailure ??= asked;
    if (over.aborted) return undefined;
    await setTimeout(250 + Math.random() * 500);
  }
}
