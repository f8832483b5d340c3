import type { EdgeFunction } from './_shared/edgeFunction';
import { invoice } from './invoice/handler';
import { paymentsCallback } from './payments-callback/handler';
import { paymentsStart } from './payments-start/handler';
import { paymentsWebhook } from './payments-webhook/handler';
import { savedCardCallback } from './saved-card-callback/handler';
import { savedCardStart } from './saved-card-start/handler';
import { sweep } from './sweep/handler';
import { vpaVerify } from './vpa-verify/handler';

export { answer } from './_shared/answer';
export { createContext } from './_shared/createContext';
export type { FunctionContext, MailAttachment, OutgoingMail, SendMail } from './_shared/edgeFunction';
export { renderMail } from './mail/renderMail';
export type { FunctionEnv } from './_shared/functionEnv';
export { sameText } from './_shared/signatures';

/** Every function by the name under `/functions/v1`, for a host other than Deno. */
export const edgeFunctions = {
  invoice,
  'payments-callback': paymentsCallback,
  'payments-start': paymentsStart,
  'payments-webhook': paymentsWebhook,
  'saved-card-callback': savedCardCallback,
  'saved-card-start': savedCardStart,
  sweep,
  'vpa-verify': vpaVerify,
} satisfies Readonly<Record<string, EdgeFunction>>;

/** Called by browsers and providers without an API key; a signature stands in for it. */
export const keylessFunctions: readonly string[] = [
  'payments-callback',
  'payments-webhook',
  'saved-card-callback',
];
