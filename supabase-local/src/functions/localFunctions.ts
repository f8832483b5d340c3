import { createContext, type FunctionContext, type FunctionEnv } from '@shop/supabase/functions';
import type { LocalKeys } from '../localKeys';
import type { SendMail } from '../mail/mailer';
import { sandboxPayMount, sandboxPayoutAccount } from '../sandbox-pay/sandboxPay';

interface LocalFunctions {
  keys: LocalKeys;
  url: string;
  siteUrl: string;
  sendMail: SendMail;
}

/** What a hosted project gives its functions, for this backend; they reach it and the provider by HTTP. */
export function createLocalContext({ keys, url, siteUrl, sendMail }: LocalFunctions): FunctionContext {
  const env: FunctionEnv = {
    SUPABASE_URL: url,
    publishableKeys: keys.publishableKeys,
    secretKeys: keys.secretKeys,
    SITE_URL: siteUrl,
    PAYMENT_URL: url + sandboxPayMount,
    PAYMENT_KEY_ID: keys.payment.keyId,
    PAYMENT_KEY_SECRET: keys.payment.keySecret,
    PAYMENT_WEBHOOK_SECRET: keys.payment.webhookSecret,
    MAIL_WEBHOOK_SECRET: keys.mailWebhookSecret,
    payoutAccount: sandboxPayoutAccount,
  };
  return createContext(env, sendMail);
}
