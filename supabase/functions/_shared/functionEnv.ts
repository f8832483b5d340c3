/** Settings of the functions. `SUPABASE_…` are given by a hosted project itself. */
export interface FunctionEnv {
  SUPABASE_URL: string;
  SUPABASE_ANON_KEY: string;
  /** May do everything in the database; never leaves the server. */
  SUPABASE_SERVICE_ROLE_KEY: string;
  /** Origin of the shop, without a slash at the end. */
  SITE_URL: string;
  PAYMENT_URL: string;
  PAYMENT_KEY_ID: string;
  PAYMENT_KEY_SECRET: string;
  PAYMENT_WEBHOOK_SECRET: string;
}

const names = [
  'SUPABASE_URL',
  'SUPABASE_ANON_KEY',
  'SUPABASE_SERVICE_ROLE_KEY',
  'SITE_URL',
  'PAYMENT_URL',
  'PAYMENT_KEY_ID',
  'PAYMENT_KEY_SECRET',
  'PAYMENT_WEBHOOK_SECRET',
] as const satisfies readonly (keyof FunctionEnv)[];

/** @param read gives one variable. Throws an error that names every missing one. */
export function readFunctionEnv(read: (name: string) => string | undefined): FunctionEnv {
  const found = names.map((name) => {
    const value = read(name);
    return [name, name.endsWith('_URL') ? value?.replace(/\/$/, '') : value] as const;
  });
  const missing = found.filter(([, value]) => !value).map(([name]) => name);
  if (missing.length > 0) throw new Error(`Set ${missing.join(', ')} for the edge functions.`);
  return Object.fromEntries(found) as unknown as FunctionEnv;
}
