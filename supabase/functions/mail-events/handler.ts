import type { EdgeFunction } from '../_shared/edgeFunction';
import { FunctionError } from '../_shared/functionError';
import { parseObject, readText, requireMethod } from '../_shared/readRequest';
import { isFromMailService } from './isFromMailService';
import { readMailEvent } from './readMailEvent';

/**
 * The mail service tells what became of mails. Answers 200 with what came of it, also for what is not new or does not
 * matter here, so that the service stops repeating it; 401 for a wrong signature, 503 where no secret is set.
 */
export const mailEvents: EdgeFunction = async (request, { db, env }) => {
  requireMethod(request, 'POST');
  if (!env.MAIL_WEBHOOK_SECRET)
    throw new FunctionError(503, 'NOT_SET_UP', 'Set MAIL_WEBHOOK_SECRET to hear of bounces and complaints.');
  const body = await readText(request);
  if (!(await isFromMailService(body, request.headers, env.MAIL_WEBHOOK_SECRET, Date.now())))
    throw new FunctionError(401, 'INVALID_SIGNATURE', 'The signature is wrong or too old.');
  const event = readMailEvent(parseObject(body));
  if (!event) return Response.json({ outcomes: [] });
  const outcomes: string[] = [];
  for (const address of event.addresses)
    outcomes.push(
      await db.call('record_mail_event', {
        p_reason: event.reason,
        p_address: address,
        p_at: event.at,
        p_detail: event.detail,
      }),
    );
  return Response.json({ outcomes });
};
