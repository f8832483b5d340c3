import { createHash, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Call } from '../call';
import type { Family } from '../fuzzFamily';
import type { ShopBackend } from '../shopBackend';
import { absurdJson, absurdPart, absurdText, encode, mostly, nearly, toJson } from '../values';

interface Route {
  method: string;
  path: string;
  fields?: Record<string, fc.Arbitrary<unknown>>;
}

const one = (value: unknown) => fc.constant(value);

/** Every route of the authentication service, with bodies and queries that are nearly right, and absurd ones. */
export const authCalls: Family<ShopBackend> = {
  name: 'auth',
  round: 250,
  async prepare(shop) {
    const me = await shop.newcomer();
    shop.names.set(me.access, 'NEWCOMER_TOKEN').set(me.refresh, 'NEWCOMER_REFRESH_TOKEN');
    const verifier = 'v'.repeat(43);
    const challenge = {
      code_challenge: one(createHash('sha256').update(verifier).digest('base64url')),
      code_challenge_method: fc.constantFrom('s256', 'plain'),
    };
    const email = fc.constantFrom(me.email, 'shopper@example.com', 'nobody@example.com', 'ADMIN@example.com');
    const types = fc.constantFrom('signup', 'recovery', 'email_change', 'invite', 'magiclink', 'email');
    const token = fc.constantFrom('123456', randomUUID(), `pkce_${randomUUID()}`);
    const data = nearly({ full_name: one('Asha Rao'), phone: one('9876543210') });
    // bcrypt takes a tenth of a second, so few calls get that far.
    const guess = fc.constantFrom(me.password, '', 'x'.repeat(73));
    const rare: Route[] = [
      {
        method: 'POST',
        path: '/signup',
        fields: {
          email: fc.uuid().map((id) => `${id}@example.com`),
          password: one('first-secret'),
          data,
          ...challenge,
        },
      },
      { method: 'POST', path: '/token?grant_type=password', fields: { email, password: guess } },
      {
        method: 'PUT',
        path: '/user',
        fields: {
          password: fc.constantFrom('second-secret', me.password),
          current_password: one(me.password),
        },
      },
    ];
    const usual: Route[] = [
      {
        method: 'POST',
        path: '/signup',
        fields: { email, password: fc.constantFrom('', 'short', 'x'.repeat(80)), data, ...challenge },
      },
      {
        method: 'POST',
        path: '/token?grant_type=refresh_token',
        fields: { refresh_token: fc.constantFrom('x', randomUUID(), me.refresh) },
      },
      {
        method: 'POST',
        path: '/token?grant_type=pkce',
        fields: { auth_code: token, code_verifier: one(verifier) },
      },
      {
        method: 'POST',
        path: '/token?grant_type=id_token',
        fields: { provider: one('google'), id_token: token },
      },
      { method: 'POST', path: '/recover', fields: { email, ...challenge } },
      {
        method: 'POST',
        path: '/resend',
        fields: { type: fc.constantFrom('signup', 'email_change', 'sms'), email, ...challenge },
      },
      { method: 'POST', path: '/verify', fields: { type: types, email, token } },
      { method: 'POST', path: '/verify', fields: { type: types, token_hash: token } },
      { method: 'PUT', path: '/user', fields: { data } },
      { method: 'PUT', path: '/user', fields: { data } },
      { method: 'PUT', path: '/user', fields: { email, data, ...challenge } },
      { method: 'GET', path: '/user' },
      { method: 'GET', path: '/settings' },
      { method: 'GET', path: '/health' },
      { method: 'GET', path: '/.well-known/jwks.json' },
      { method: 'GET', path: '/authorize?provider=google' },
      { method: 'GET', path: '/authorize?provider=github&redirect_to=http://localhost:3000/' },
      {
        method: 'GET',
        path: `/authorize?provider=google&redirect_to=${encode('https://elsewhere.example')}`,
      },
      { method: 'GET', path: `/callback?state=${randomUUID()}&code=x` },
      { method: 'GET', path: `/callback?error=access_denied` },
      { method: 'GET', path: `/verify?type=signup&token=${randomUUID()}&redirect_to=http://localhost:3000` },
      { method: 'GET', path: `/verify?type=recovery&token=pkce_x` },
      { method: 'POST', path: '/logout?scope=others' },
      { method: 'POST', path: '/logout?scope=x' },
      ...['/otp', '/magiclink', '/sso', '/factors', '/invite', '/admin/users', '/token?grant_type=web3'].map(
        (path) => ({ method: 'POST', path, fields: { email, type: types } }),
      ),
      { method: 'GET', path: '/user/identities/authorize?provider=google' },
      { method: 'DELETE', path: `/user/identities/${randomUUID()}` },
      { method: 'GET', path: '/admin/users' },
    ];
    const key = shop.backend.publishableKey;
    const bearer = mostly(
      one(me.access),
      fc.constantFrom(key, shop.backend.secretKey, 'x', '', '..', '__proto__'),
      5,
    );
    const route = fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom(...usual) },
      { weight: 1, arbitrary: fc.constantFrom(...rare) },
    );
    const calls = route.chain((chosen) =>
      fc
        .tuple(bodyOf(chosen), pathOf(chosen), bearer, addedHeaders, methodOf(chosen))
        .map(([body, path, token_, added, method]): Call => ({
          service: 'auth',
          method,
          path: `/auth/v1${path}`,
          headers: {
            apikey: key,
            authorization: `Bearer ${String(token_)}`,
            'content-type': 'application/json',
            ...added,
          },
          ...(body !== undefined && { body }),
        })),
    );
    return { calls };
  },
};

const addedHeaders = mostly<Record<string, string>>(
  fc.constant({}),
  fc.constantFrom<Record<string, string>>(
    { 'x-supabase-api-version': '2024-01-01' },
    { 'x-supabase-api-version': 'zzzz' },
    { 'content-type': 'text/plain' },
    { redirect_to: 'https://elsewhere.example' },
    { apikey: 'sb_publishable_wrong' },
    { apikey: '' },
    { 'x-forwarded-for': '203.0.113.9, 10.0.0.1' },
    { 'user-agent': 'x'.repeat(4_000) },
  ),
  6,
);

const methodOf = ({ method }: Route) =>
  mostly(
    fc.constant(method),
    fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'),
    20,
  );

function bodyOf({ fields }: Route): fc.Arbitrary<string | undefined> {
  if (!fields) return fc.constant(undefined);
  const absurd = fc.oneof(
    absurdJson.map(toJson),
    fc.constantFrom('', '{', '[]', 'null', '"x"', '{"email":', '\0', 'email=a&password=b'),
  );
  return mostly(nearly(fields).map(toJson), absurd, 10);
}

/** With another parameter, a changed one, or a stranger path. */
function pathOf({ path }: Route): fc.Arbitrary<string> {
  const parameter = fc
    .tuple(
      fc.constantFrom(
        'redirect_to',
        'type',
        'token',
        'state',
        'code',
        'grant_type',
        'scope',
        'provider',
        'apikey',
        'code_challenge',
      ),
      mostly(absurdText.map(encode), absurdPart, 3),
    )
    .map(
      ([name, value]) =>
        `${path.includes('?') ? path.replace(new RegExp(`([?&])${name}=[^&]*`), '$1') + '&' : `${path}?`}${name}=${value}`,
    );
  const below = absurdPart.map((part) => path.replace(/(\?|$)/, `/${part}$1`));
  return fc.oneof(
    { weight: 8, arbitrary: fc.constant(path) },
    { weight: 3, arbitrary: parameter },
    { weight: 1, arbitrary: below },
  );
}
