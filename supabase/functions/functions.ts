import type { EdgeFunction } from './_shared/edgeFunction';
import { invoice } from './invoice/handler';
import { mailEvents } from './mail-events/handler';
import { orderPapers } from './order-papers/handler';
import { paymentsCallback } from './payments-callback/handler';
import { paymentsStart } from './payments-start/handler';
import { paymentsWebhook } from './payments-webhook/handler';
import { returnPhoto } from './return-photo/handler';
import { reviewPhoto } from './review-photo/handler';
import { savedCardCallback } from './saved-card-callback/handler';
import { savedCardStart } from './saved-card-start/handler';
import { stopMails } from './stop-mails/handler';
import { sweep } from './sweep/handler';
import { vpaVerify } from './vpa-verify/handler';

export { answer } from './_shared/answer';
export { createContext } from './_shared/createContext';
export type { FunctionContext, MailAttachment, OutgoingMail, SendMail } from './_shared/edgeFunction';
export { MailRefused } from './_shared/mailRefused';
export { requireOneAddress } from './_shared/requireOneAddress';
export { renderMail } from './mail/renderMail';
export type { FunctionEnv } from './_shared/functionEnv';
export { unsubscribeHeaders } from './_shared/unsubscribeHeaders';
export { signMailEvent } from './mail-events/isFromMailService';
export { sameText } from './_shared/signatures';

/** Every function by the name under `/functions/v1`, for a host other than Deno. */
export const edgeFunctions = {
  invoice,
  'mail-events': mailEvents,
  'order-papers': orderPapers,
  'payments-callback': paymentsCallback,
  'payments-start': paymentsStart,
  'payments-webhook': paymentsWebhook,
  'return-photo': returnPhoto,
  'review-photo': reviewPhoto,
  'saved-card-callback': savedCardCallback,
  'saved-card-start': savedCardStart,
  'stop-mails': stopMails,
  sweep,
  'vpa-verify': vpaVerify,
} satisfies Readonly<Record<string, EdgeFunction>>;

/** Called by browsers and providers without an API key; a signature stands in for it. */
export const keylessFunctions: readonly string[] = [
  'mail-events',
  'payments-callback',
  'payments-webhook',
  'saved-card-callback',
  'stop-mails',
];
