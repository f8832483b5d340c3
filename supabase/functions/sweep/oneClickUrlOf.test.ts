import type { FunctionEnv } from '../_shared/functionEnv';
import { oneClickUrlOf } from './oneClickUrlOf';

const env = { SUPABASE_URL: 'https://project.example' } as FunctionEnv;

test.each(['newsletter/welcome', 'alert/stock', 'alert/price'])('%s is ended by its own token', (kind) => {
  expect(oneClickUrlOf(kind, { token: 'a b' }, env)).toBe(
    'https://project.example/functions/v1/stop-mails?token=a%20b',
  );
});

test('other kinds are ended by the token that came with them, and those that always come by none', () => {
  expect(oneClickUrlOf('account/occasion', { stop_token: 't' }, env)).toContain('token=t');
  // Its token confirms or shows something, and must end nothing.
  for (const kind of ['alert/confirm', 'newsletter/confirm', 'staff/invited', 'account/check-address'])
    expect(oneClickUrlOf(kind, { token: 't' }, env)).toBeUndefined();
});
