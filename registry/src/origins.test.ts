import { assetOriginsFrom, isOrigin, originProblem } from './origins';

test.each(['https://assets.example', 'http://localhost:4801', 'https://[::1]:8443'])(
  '%s is an origin',
  (text) => {
    expect(isOrigin(text)).toBe(true);
  },
);

test.each([
  '',
  'assets.example',
  '//assets.example',
  'https://assets.example/',
  'https://assets.example/shop',
  'https://Assets.example',
  'https://assets.example:443',
  'https://user@assets.example',
  "https://assets.example 'unsafe-eval'",
  'https://*.example',
  'data:text/javascript,1',
  'file:///dist',
  'null',
])('%j is none', (text) => {
  expect(isOrigin(text)).toBe(false);
});

test('a release may lie at the shop itself and at the origins of its setting, nowhere else', () => {
  const release = { name: 'mf-a', version: '1' };
  const elsewhere = { ...release, origin: 'https://assets.example' };
  expect(originProblem(release, [])).toBeUndefined();
  expect(originProblem(elsewhere, ['https://assets.example'])).toBeUndefined();
  expect(originProblem(elsewhere, ['https://assets.example:8443'])).toBe(
    "mf-a 1 comes from https://assets.example, which is none of this shop's asset origins (ASSET_ORIGINS).",
  );
});

test('the setting lists origins, each once, and nothing else', () => {
  expect(assetOriginsFrom({})).toEqual([]);
  expect(
    assetOriginsFrom({ ASSET_ORIGINS: ' https://a.example, https://b.example:8443  https://a.example' }),
  ).toEqual(['https://a.example', 'https://b.example:8443']);
  for (const wrong of ['*', 'https:', 'https://a.example/x', "'unsafe-inline'"])
    expect(() => assetOriginsFrom({ ASSET_ORIGINS: `https://a.example ${wrong}` })).toThrow(
      `ASSET_ORIGINS names something else than origins such as https://assets.example: ${wrong}`,
    );
});
