import { readFunctionEnv } from './functionEnv';

const complete: Record<string, string> = {
  SUPABASE_URL: 'https://project.example/',
  SITE_URL: 'https://shop.example',
  PAYMENT_URL: 'https://pay.example',
  PAYMENT_KEY_ID: 'id',
  PAYMENT_KEY_SECRET: 'secret/',
  PAYMENT_WEBHOOK_SECRET: 'webhook',
};

describe('readFunctionEnv', () => {
  it('reads every setting, addresses without a slash at the end, secrets as they are', () => {
    const keys = { SUPABASE_PUBLISHABLE_KEY: 'public', SUPABASE_SECRET_KEY: 'service' };
    const env = readFunctionEnv((name) => ({ ...complete, ...keys })[name]);
    expect(env).toEqual({
      ...complete,
      SUPABASE_URL: 'https://project.example',
      publishableKeys: ['public'],
      secretKeys: ['service'],
    });
  });

  it('names what is missing, above all an empty secret, with which anybody could sign', () => {
    const read = (name: string) => (name.endsWith('SECRET') ? '' : complete[name]);
    expect(() => readFunctionEnv(read)).toThrow(
      'Set PAYMENT_KEY_SECRET, PAYMENT_WEBHOOK_SECRET, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY for the edge functions.',
    );
  });
});
