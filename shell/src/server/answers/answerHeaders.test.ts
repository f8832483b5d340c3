import type { Settings } from '../settings';
import { type AnswerKind, setAnswerHeaders } from './answerHeaders';

const settings = { siteUrl: 'https://shop.example', development: false } as Settings;

function headersOf(kind: AnswerKind, isByVisitor: boolean, own: Record<string, string> = {}): Headers {
  const headers = new Headers({ vary: 'accept-encoding', ...own });
  setAnswerHeaders(headers, kind, settings, { isByVisitor });
  return headers;
}

const kinds: AnswerKind[] = [
  'page',
  'personal page',
  'earlier page',
  'frame',
  'resource',
  'redirect',
  'problem',
];
const shared = { 'cache-control': 'public, max-age=3600' };

test.each(kinds)('a %s that a cookie decides is given to nobody else by a cache', (kind) => {
  for (const own of [{}, shared]) {
    const headers = headersOf(kind, true, own);
    expect(headers.get('cache-control')).toMatch(/^(private, no-cache|no-store)$/);
    expect(headers.get('vary')).toBe('accept-encoding, cookie');
  }
});

test('a cache in front may keep the pages of everybody for a moment, and nothing else', () => {
  const kept = kinds.map((kind) => {
    const headers = new Headers();
    setAnswerHeaders(headers, kind, { ...settings, sharedCache: true });
    return headers.get('cache-control')?.includes('s-maxage') ?? false;
  });
  expect(kinds.filter((_, index) => kept[index])).toEqual(['page']);
  const byVisitor = new Headers();
  setAnswerHeaders(byVisitor, 'page', { ...settings, sharedCache: true }, { isByVisitor: true });
  expect(byVisitor.get('cache-control')).toBe('private, no-cache');
});

test.each(kinds)('a %s that is the same for everybody does not depend on cookies', (kind) => {
  expect(headersOf(kind, false).get('vary')).toBe('accept-encoding');
});

test('a page with a developer’s own remote is kept by nobody, and may run what has no hash', () => {
  const headers = headersOf('overridden page', true, { 'content-type': 'text/html' });
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('vary')).toBe('accept-encoding, cookie');
  expect(headers.has('integrity-policy')).toBe(false);
  expect(headersOf('page', false, { 'content-type': 'text/html' }).has('integrity-policy')).toBe(true);
});

test('a resource says itself how long it holds, unless a cookie decides it', () => {
  expect(headersOf('resource', false, shared).get('cache-control')).toBe('public, max-age=3600');
  expect(headersOf('resource', true, shared).get('cache-control')).toBe('private, no-cache');
});

test.each([
  [
    'Chrome',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Mobile Safari/537.36',
    true,
  ],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', true],
  ['a program', undefined, true],
  [
    'Safari',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    false,
  ],
  [
    'Chrome of iOS',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/144.0.0.0 Mobile/15E148 Safari/604.1',
    false,
  ],
])(
  '%s gets a policy that scripts have a hash, unless it would refuse what the page announces',
  (_, userAgent, gets) => {
    const headers = new Headers({ 'content-type': 'text/html' });
    setAnswerHeaders(headers, 'page', settings, { userAgent });
    expect(headers.has('integrity-policy')).toBe(gets);
  },
);
