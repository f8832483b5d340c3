import { type Answer, unwrap } from '@shop/kernel/data';
import { withTimeout } from '../../federation/withTimeout';
import { createServerDatabase } from '../serverDatabase';
import type { Settings } from '../settings';
import { gauge } from './metrics';

type Health = Answer<'get_shop_health'>;

/** Milliseconds that one answer of the database counts, however many figures are read. */
const lifetime = 5_000;
/** Milliseconds that it has for it: Prometheus itself waits ten seconds. */
const timeout = 4_000;

const figures: Record<keyof Health, string> = {
  orders_placed: 'Orders placed in the last five minutes.',
  payments_open: 'Payments that were sent to the bank more than 15 minutes ago and have no end yet.',
  payments_oldest_seconds: 'Age of the oldest payment without an end.',
  refunds_waiting: 'Refunds that the provider has not taken yet.',
  refunds_oldest_seconds: 'Age of the oldest refund that the provider has not taken.',
  mails_waiting: 'Mails that are due.',
  mails_oldest_seconds: 'Age of the oldest mail that is due.',
  mails_failed: 'Mails that were given up.',
  mails_held: 'Mails of the last day that were not tried, because their address bounced or complained.',
  listing_pending: 'Products whose change the index of lists has not taken in yet.',
};

/** Gives the figures of the backend: whether it answers, and with the web servers' token what waits in it. */
export function watchBackend(
  settings: Pick<Settings, 'supabaseUrl' | 'publishableKey' | 'serverToken'>,
  answers: () => boolean,
): void {
  gauge('shop_backend_answers', '1 while the backend answers this web server.', () =>
    Promise.resolve(answers() ? 1 : 0),
  );
  const { serverToken } = settings;
  if (!serverToken) return;
  const database = createServerDatabase(settings);
  let asked: { at: number; health: Promise<Health | undefined> } | undefined;
  const read = () => {
    if (!asked || performance.now() - asked.at > lifetime)
      asked = {
        at: performance.now(),
        health: withTimeout(unwrap(database.rpc('get_shop_health', { p_token: serverToken })), timeout).catch(
          () => undefined,
        ),
      };
    return asked.health;
  };
  for (const [name, help] of Object.entries(figures))
    gauge(`shop_${name}`, help, async () => (await read())?.[name as keyof Health]);
}
