import { keyHeaders, readApiKeys } from './apiKeys';

const read = (env: Record<string, string>) =>
  readApiKeys(
    (name) => (Object.hasOwn(env, name) ? env[name] : undefined),
    'SECRET',
    'SUPABASE_SERVICE_ROLE_KEY',
  );

test.each([
  [
    { SUPABASE_SECRET_KEYS: '{"timer":"sb_secret_2","default":"sb_secret_1"}' },
    ['sb_secret_1', 'sb_secret_2'],
  ],
  [{ SUPABASE_SECRET_KEY: 'sb_secret_1' }, ['sb_secret_1']],
  [{ SUPABASE_SERVICE_ROLE_KEY: 'ey.ey.x' }, ['ey.ey.x']],
  [
    {
      SUPABASE_SECRET_KEYS: '{"default":"sb_secret_1"}',
      SUPABASE_SECRET_KEY: 'sb_secret_1',
      SUPABASE_SERVICE_ROLE_KEY: 'ey.ey.x',
    },
    ['sb_secret_1', 'ey.ey.x'],
  ],
  [{ SUPABASE_SECRET_KEYS: '{"default":""}', SUPABASE_SECRET_KEY: '' }, []],
  [{}, []],
])('%j are the keys %j', (env, keys) => {
  expect(read(env)).toEqual(keys);
});

test.each(['sb_secret_1', '"sb_secret_1"', '{', 'null'])(
  'a list that is no JSON object is said, not shown: %s',
  (text) => {
    const wrong = () => read({ SUPABASE_SECRET_KEYS: text });
    expect(wrong).toThrow('SUPABASE_SECRET_KEYS is not a JSON object of keys by name.');
    expect(wrong).not.toThrow('sb_secret_1');
  },
);

test('what is no token is no bearer', () => {
  expect(keyHeaders('sb_secret_1')).toEqual({ apikey: 'sb_secret_1' });
  expect(keyHeaders('ey.ey.x')).toEqual({ apikey: 'ey.ey.x', authorization: 'Bearer ey.ey.x' });
});
