import type { FunctionEnv } from '../_shared/functionEnv';
import type { MailPayload } from '../mail/letter';

/** Kinds whose token ends them; the others bring `stop_token`, or always come. */
const ownTokens = new Set(['newsletter/welcome', 'alert/stock', 'alert/price']);

/** What the unsubscribe button of mail programs calls for a mail of the outbox; nothing for one that always comes. */
export function oneClickUrlOf(
  kind: string,
  payload: MailPayload,
  { SUPABASE_URL }: FunctionEnv,
): string | undefined {
  const token = ownTokens.has(kind) ? payload.token : payload.stop_token;
  if (typeof token !== 'string' || token === '') return undefined;
  return `${SUPABASE_URL}/functions/v1/stop-mails?token=${encodeURIComponent(token)}`;
}
