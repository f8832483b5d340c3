import { backendFrom } from './backendFrom';

const url = 'https://project.example';

test.each([
  [{ SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1' }, 'sb_publishable_1'],
  [{ SUPABASE_ANON_KEY: 'ey' }, 'ey'],
  [{ SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1', SUPABASE_ANON_KEY: 'ey' }, 'sb_publishable_1'],
  [{ SUPABASE_PUBLISHABLE_KEY: '', SUPABASE_ANON_KEY: 'ey' }, 'ey'],
])('%j names the key %s', (key, publishableKey) => {
  expect(backendFrom({ SUPABASE_URL: `${url}/`, ...key })).toEqual({ url, publishableKey });
});

test('no backend is named, or a whole one', () => {
  expect(backendFrom({})).toBeUndefined();
  expect(backendFrom({ SUPABASE_URL: '', SUPABASE_PUBLISHABLE_KEY: '' })).toBeUndefined();
  for (const half of [{ SUPABASE_URL: url }, { SUPABASE_PUBLISHABLE_KEY: 'k' }, { SUPABASE_ANON_KEY: 'k' }])
    expect(() => backendFrom(half)).toThrow('belong together');
});
