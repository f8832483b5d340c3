import { callerOfToken, createReleaseToken } from './releaseTokens';

test('a token is for its remotes, until it is revoked', () => {
  const { token, kept } = createReleaseToken(['mf-catalog', 'mf-gifts'], 'Asha');
  const caller = callerOfToken([kept], token);
  expect(
    ['mf-catalog', 'mf-gifts', 'mf-checkout', 'shell'].map((remote) => caller?.mayRelease(remote)),
  ).toEqual([true, true, false, false]);
  expect(caller?.name).toBe(`token ${kept.id} of mf-catalog, mf-gifts`);
  expect(callerOfToken([], token)).toBeUndefined();
});

test('what is kept does not give the token away, and tokens differ', () => {
  const first = createReleaseToken(['mf-catalog'], 'Asha');
  const second = createReleaseToken(['mf-catalog'], 'Asha');
  expect(JSON.stringify(first.kept)).not.toContain(first.token.slice(22));
  expect(callerOfToken([first.kept], second.token)).toBeUndefined();
});

test.each(['', 'shop-release-', 'shop-release-12345678-', 'x'.repeat(100_000), 'constructor'])(
  '%j is nobody’s',
  (token) => {
    const { kept } = createReleaseToken(['mf-catalog'], 'Asha');
    expect(callerOfToken([kept, { ...kept, hash: '' }], token)).toBeUndefined();
  },
);
