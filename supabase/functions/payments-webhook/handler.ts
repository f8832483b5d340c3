import type { EdgeFunction } from '../_shared/edgeFunction';
import { readText, requireMethod } from '../_shared/readRequest';
import { recordEvent } from '../_shared/recordPayments';

/**
 * The provider tells what happened. Answers 200 with what came of it, also for what is not ours or not new, so that
 * the provider stops repeating it; 400 for a wrong signature, 500 when it should ask again.
 */
export const paymentsWebhook: EdgeFunction = async (request, context) => {
  requireMethod(request, 'POST');
  const event = await context.provider.readWebhook(await readText(request), request.headers);
  return Response.json({ outcome: event ? (await recordEvent(context, event)).outcome : 'ignored' });
};
