import type { Database } from '../db/database';
import { hmac } from './hmac';
import type { MerchantAccount } from './merchantAccount';

interface DueEvent {
  id: string;
  body: string;
}

const atOnce = 20;
/** Milliseconds the merchant has to answer. */
const timeout = 5_000;

/**
 * Sends the webhooks that are due, in the order in which things happened, each signed over its raw body. What the
 * merchant does not answer with success is sent again after 1, 2, 4 … seconds, at most an hour apart.
 */
export async function deliverEvents(db: Database, account: MerchantAccount): Promise<void> {
  for (const event of await claim(db)) {
    const after = (await post(event, account))
      ? 'delivered_at = now()'
      : "next_attempt_at = now() + interval '1 second' * least(2 ^ (attempts - 1), 3600)";
    await db.query(`update sandbox_pay.events set ${after} where id = $1`, [event.id]);
  }
}

/** The claim is the moved time, so that two deliveries at once do not send the same event. */
async function claim(db: Database): Promise<DueEvent[]> {
  const { rows } = await db.query(
    `with due as (
       select id from sandbox_pay.events where delivered_at is null and next_attempt_at <= now()
       order by position limit ${atOnce} for update skip locked
     ), claimed as (
       update sandbox_pay.events e set attempts = least(attempts + 1, 20), next_attempt_at = now() + interval '2 minutes'
       from due where e.id = due.id returning e.id, e.body, e.position
     )
     select id, body from claimed order by position`,
  );
  return rows as unknown as DueEvent[];
}

async function post(
  { id, body }: DueEvent,
  { webhookUrl, webhookSecret }: MerchantAccount,
): Promise<boolean> {
  const headers = {
    'content-type': 'application/json',
    'x-razorpay-event-id': id,
    'x-razorpay-signature': hmac(body, webhookSecret),
  };
  try {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(webhookUrl, { method: 'POST', headers, body, signal });
    await response.text();
    return response.ok;
  } catch {
    return false;
  }
}
