import type { FindShopper } from './findShopper';
import type { FunctionEnv } from './functionEnv';
import type { PaymentProvider } from './paymentProvider';
import type { ServiceCaller } from './serviceCaller';

/** A file that comes with a mail. */
export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Uint8Array;
}

/** A rendered mail. `key` stays the same when a mail is sent again, so that it arrives once. */
export interface OutgoingMail {
  key: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  attachments?: MailAttachment[];
  /** The page that ends letters of this kind. */
  unsubscribeUrl?: string | undefined;
  /** What the unsubscribe button of mail programs calls for a mail that can be turned off (RFC 8058). */
  oneClickUrl?: string | undefined;
}

/**
 * Hands a mail to a mail server. Rejects when that did not take it; the mail then stays in the outbox. With `MailRefused`
 * it is not tried again by itself.
 */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

/** Everything outside a function that it may touch. */
export interface FunctionContext {
  env: FunctionEnv;
  db: ServiceCaller;
  provider: PaymentProvider;
  findShopper: FindShopper;
  sendMail: SendMail;
}

/** One HTTP function of the shop, in web standards alone: it runs on Deno where hosted, and on Node locally. */
export type EdgeFunction = (request: Request, context: FunctionContext) => Promise<Response>;
