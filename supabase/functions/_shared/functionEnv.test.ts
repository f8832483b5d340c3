import { readFunctionEnv } from './functionEnv';

const complete: Record<string, string> = {
  SUPABASE_URL: 'https://project.example/',
  SUPABASE_ANON_KEY: 'anon',
  SUPABASE_SERVICE_ROLE_KEY: 'service',
  SITE_URL: 'https://shop.example',
  PAYMENT_URL: 'https://pay.example',
  PAYMENT_KEY_ID: 'id',
  PAYMENT_KEY_SECRET: 'secret/',
  PAYMENT_WEBHOOK_SECRET: 'webhook',
};

describe('readFunctionEnv', () => {
  it('reads every setting, addresses without a slash at the end, secrets as they are', () => {
    const env = readFunctionEnv((name) => complete[name]);
    expect(env).toEqual({ ...complete, SUPABASE_URL: 'https://project.example' });
  });

  it('names what is missing, above all an empty secret, with which anybody could sign', () => {
    const read = (name: string) => (name.endsWith('SECRET') ? '' : complete[name]);
    expect(() => readFunctionEnv(read)).toThrow(
      'Set PAYMENT_KEY_SECRET, PAYMENT_WEBHOOK_SECRET for the edge functions.',
    );
  });
});
