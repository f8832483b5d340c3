import { readApiKeys } from './apiKeys';

const names = [
  'SUPABASE_URL',
  'SITE_URL',
  'PAYMENT_URL',
  'PAYMENT_KEY_ID',
  'PAYMENT_KEY_SECRET',
  'PAYMENT_WEBHOOK_SECRET',
] as const;

/**
 * Settings of the functions. What is called `…_URL` is an origin or path without a slash at the end. Of each kind of
 * key the first is called with, and each is known.
 */
export interface FunctionEnv extends Readonly<Record<(typeof names)[number], string>> {
  publishableKeys: KeyList;
  /** May do everything in the database; never leave the server. */
  secretKeys: KeyList;
  /** By which the mail service signs what it tells of bounces and complaints; without it nothing is heard. */
  MAIL_WEBHOOK_SECRET?: string | undefined;
  /** Our account at the provider that cash goes back from; without it, cash that goes back becomes store credit. */
  payoutAccount?: string | undefined;
}

export type KeyList = readonly [string, ...string[]];

/** @param read gives one variable. Throws an error that names every missing one. */
export function readFunctionEnv(read: (name: string) => string | undefined): FunctionEnv {
  const found = names.map((name) => {
    const value = read(name);
    return [name, name.endsWith('_URL') ? value?.replace(/\/$/, '') : value] as const;
  });
  const publishableKeys = readApiKeys(read, 'PUBLISHABLE', 'SUPABASE_ANON_KEY');
  const secretKeys = readApiKeys(read, 'SECRET', 'SUPABASE_SERVICE_ROLE_KEY');
  const missing = [
    ...found.filter(([, value]) => !value).map(([name]) => name),
    ...(publishableKeys.length === 0 ? ['SUPABASE_PUBLISHABLE_KEY'] : []),
    ...(secretKeys.length === 0 ? ['SUPABASE_SECRET_KEY'] : []),
  ];
  if (missing.length > 0) throw new Error(`Set ${missing.join(', ')} for the edge functions.`);
  const payoutAccount = read('PAYMENT_PAYOUT_ACCOUNT') || undefined;
  return {
    ...Object.fromEntries(found),
    publishableKeys,
    secretKeys,
    MAIL_WEBHOOK_SECRET: read('MAIL_WEBHOOK_SECRET') || undefined,
    payoutAccount,
  } as unknown as FunctionEnv;
}
