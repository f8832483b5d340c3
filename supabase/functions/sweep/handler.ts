import type { EdgeFunction, FunctionContext } from '../_shared/edgeFunction';
import type { FunctionEnv } from '../_shared/functionEnv';
import { FunctionError } from '../_shared/functionError';
import { requireMethod } from '../_shared/readRequest';
import { sameText } from '../_shared/signatures';
import { checkPayments, checkWindows } from './checkPayments';
import { removePictures } from './removePictures';
import { revokeCards } from './revokeCards';
import { mailsAtOnce, sendMails } from './sendMails';
import { settleRefunds } from './settleRefunds';

type Step = (context: FunctionContext) => Promise<number>;

/** In this order: a payment whose webhook never came is found before its order runs out of time. */
const steps: Readonly<Record<string, Step>> = {
  planned: ({ db }) => db.call('publish_due_products'),
  lists: async ({ db }) => {
    const taken = await db.call('index_products', { p_limit: 20_000 });
    if (taken > 0) await db.call('order_index', {});
    return taken;
  },
  payments: checkPayments,
  windows: checkWindows,
  expired: ({ db }) => db.call('expire_orders'),
  refunds: settleRefunds,
  commissions: ({ db }) => db.call('approve_commissions'),
  figures: ({ db }) => db.call('refresh_figures'),
  occasions: ({ db }) => db.call('pay_occasions'),
  cards: revokeCards,
  alerts: ({ db }) => db.call('tell_alerts', { p_limit: mailsAtOnce }),
  mails: sendMails,
  pictures: removePictures,
  vitals: ({ db }) => db.call('trim_vitals'),
  searches: ({ db }) => db.call('forget_searches'),
  contacts: ({ db }) => db.call('forget_contacts'),
  returned: ({ db }) => db.call('forget_mails'),
  guests: ({ db }) => db.call('remove_guests'),
};

/**
 * `POST` with the secret key: does what no shopper waits for, and may run as often and as often at once as it likes.
 * Answers how much of each was done, with 500 and `errors` when some of it failed; the rest is done all the same.
 */
export const sweep: EdgeFunction = async (request, context) => {
  requireMethod(request, 'POST');
  if (!hasSecretKey(request.headers, context.env))
    throw new FunctionError(401, 'FORBIDDEN', 'The secret key is needed for this.');
  const done = new Map<string, number>();
  const errors: string[] = [];
  for (const [name, step] of Object.entries(steps)) {
    try {
      done.set(name, await step(context));
    } catch (error) {
      errors.push(`${name}: ${(error as Error).message}`);
    }
  }
  await context.db.call('note_sweep', { p_errors: errors });
  return Response.json({ ...Object.fromEntries(done), errors }, { status: errors.length > 0 ? 500 : 200 });
};

/** As API key, or as bearer, in which timers of before send it. */
function hasSecretKey(headers: Headers, { secretKeys }: FunctionEnv): boolean {
  const bearer = /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  const given = [headers.get('apikey') ?? '', bearer ?? ''];
  // Each is compared, so that the time it takes says nothing of where one fits.
  return secretKeys.flatMap((key) => given.map((text) => sameText(text, key))).includes(true);
}
