import fc from 'fast-check';
import type { Call, Service } from '../call';
import { absurdText, mostly } from '../values';

/** A request line whose headers are played with. */
export interface Start {
  service: Service;
  method: string;
  path: string;
  /** Name and value; all needed for an answer 200. */
  headers: [string, string][];
  body?: string;
}

const latin = absurdText.map((text) => Buffer.from(text.slice(0, 2_000)).toString('latin1'));
/** As it may stand in a header, for most servers. */
const tame = latin.map((text) => text.replace(/[\r\n\0]/g, ''));

const added: fc.Arbitrary<[string, string]> = fc.oneof(
  fc.constantFrom<[string, string]>(
    ['X-Forwarded-For', '203.0.113.7'],
    ['X-Forwarded-For', `${'1.2.3.4, '.repeat(1_000)}::1`],
    ['X-Forwarded-Host', 'elsewhere.example'],
    ['X-Forwarded-Proto', 'gopher'],
    ['Forwarded', 'for="[::1]:x";host=a'],
    ['Content-Length', '5'],
    ['Content-Length', '-1'],
    ['Content-Length', '99999999999999999999'],
    ['Content-Length', '0x10'],
    ['Transfer-Encoding', 'chunked'],
    ['Transfer-Encoding', 'chunked, identity'],
    ['Transfer-Encoding', 'xchunked'],
    ['Transfer-Encoding ', 'chunked'],
    ['Transfer-Encoding', 'gzip, chunked'],
    ['Content-Encoding', 'gzip'],
    ['Expect', '100-continue'],
    ['Expect', 'the-unexpected'],
    ['Upgrade', 'websocket'],
    ['Upgrade', 'h2c'],
    ['Connection', 'Upgrade, keep-alive'],
    ['Connection', 'authorization'],
    ['Content-Type', 'multipart/form-data; boundary='],
    ['Content-Type', 'application/json; charset=utf-99'],
    ['Accept', `${'a/b;q=0.1, '.repeat(500)}*/*`],
    ['Accept-Encoding', 'gzip;q=0, br;q=x, *;q=0'],
    ['Accept-Encoding', 'zstd, br'],
    ['Accept-Language', 'x'.repeat(500)],
    ['Prefer', 'return=representation, count=exact, tx=rollback'],
    ['Prefer', '=;,"'],
    ['Range', 'bytes=0-'],
    ['Range', '0-9999999999999999999999'],
    ['Range', `bytes=${'0-0,'.repeat(1_000)}1-1`],
    ['If-None-Match', '"'],
    ['If-Modified-Since', 'yesterday'],
    ['Cookie', `${'a=b; '.repeat(1_000)}`],
    ['Cookie', 'bucket=%ff; __Host-x=\\"'],
    ['Origin', 'null'],
    ['Origin', 'http://localhost:3000.elsewhere.example'],
    ['X-Client-Info', 'x'.repeat(60_000)],
    ['X-HTTP-Method-Override', 'DELETE'],
    ['Authorization', 'Bearer'],
    ['Authorization', 'Bearer a.b.c'],
    ['Authorization', 'Basic !!!'],
    ['Authorization', `Bearer ${'x'.repeat(12_000)}`],
    ['apikey', ''],
    ['apikey', '__proto__'],
    ['Host', 'elsewhere.example'],
    ['Host', '[::1'],
    ['Host', 'localhost:99999'],
    ['Host', 'a b'],
    ['Host', '\u00e9'],
    ['Host', ''],
    ['__proto__', 'x'],
    ['constructor', 'x'],
  ),
  fc.tuple(
    fc.constantFrom(
      'Accept',
      'Prefer',
      'Range',
      'Cookie',
      'X-Forwarded-For',
      'Authorization',
      'apikey',
      'Host',
      'Referer',
      'User-Agent',
      'Content-Type',
      'Accept-Profile',
      'x-upsert',
      'x-supabase-api-version',
    ),
    mostly(tame, latin, 6),
  ),
  fc.tuple(latin, latin),
);

/** How the headers change: one more, one twice, one replaced, one gone. */
type Change = (headers: [string, string][]) => [string, string][];
const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 4,
    arbitrary: added.map((header): Change => (headers) => [...headers, header]),
  },
  {
    weight: 4,
    arbitrary: added.map((header): Change => (headers) => [
      ...headers.filter(([name]) => name.toLowerCase() !== header[0].toLowerCase()),
      header,
    ]),
  },
  {
    weight: 1,
    arbitrary: fc.nat(5).map((at): Change => (headers) => [...headers, ...headers.slice(at, at + 1)]),
  },
  {
    weight: 1,
    arbitrary: fc.nat(5).map(
      (at): Change =>
        (headers) =>
          headers.filter((_, index) => index !== at),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 50, max: 3_000 }).map((times): Change => (headers) => [
      ...headers,
      ...Array.from({ length: times }, (_, index): [string, string] => [`X-${index}`, 'y']),
    ]),
  },
);

const lines = mostly(
  fc.constant('whole'),
  fc.constantFrom(
    'http/1.0',
    'http/2.0',
    'http/0.9',
    'bare newlines',
    'folded',
    'absolute',
    'no blank line',
    'twice',
    'junk first',
    'lower case',
    'asterisk',
    'long path',
    'raw path',
    'body short',
    'body long',
    'chunks',
    'broken chunks',
    'both lengths',
  ),
  3,
);

/** Known requests as raw bytes: headers changed, added, doubled, and the frame of HTTP itself bent. */
export function rawCalls(starts: Start[], host: string): fc.Arbitrary<Call> {
  const changes = fc.oneof(
    { weight: 1, arbitrary: fc.constant<Change[]>([]) },
    { weight: 3, arbitrary: fc.array(change, { minLength: 1, maxLength: 2 }) },
  );
  return fc
    .tuple(fc.constantFrom(...starts), changes, lines, latin)
    .map(([start, changed, line, noise]): Call => {
      const usual: [string, string][] = [['Host', host], ...start.headers, ['Connection', 'close']];
      const headers = changed.reduce((known, apply) => apply(known), usual);
      const raw = frame(start, headers, line, noise);
      return { service: start.service, method: start.method, path: start.path, headers: {}, raw };
    });
}

function frame(start: Start, headers: [string, string][], line: string, noise: string): string {
  const { method, body = '' } = start;
  const lengths: Record<string, [string, string][]> = {
    'body short': [['Content-Length', String(body.length + 50)]],
    'body long': [['Content-Length', String(Math.max(0, body.length - 3))]],
    chunks: [['Transfer-Encoding', 'chunked']],
    'broken chunks': [['Transfer-Encoding', 'chunked']],
    'both lengths': [
      ['Content-Length', String(body.length)],
      ['Transfer-Encoding', 'chunked'],
    ],
  };
  const length = lengths[line] ?? (body ? [['Content-Length', String(body.length)] as [string, string]] : []);
  const path = pathIn(start.path, line, noise);
  const version = { 'http/1.0': 'HTTP/1.0', 'http/2.0': 'HTTP/2.0', 'http/0.9': '' }[line] ?? 'HTTP/1.1';
  const end = line === 'bare newlines' ? '\n' : '\r\n';
  const head = [
    `${line === 'lower case' ? method.toLowerCase() : method} ${path} ${version}`,
    ...[...headers, ...length].map(
      ([name, value]) => `${name}:${line === 'folded' ? `${end} ` : ' '}${value}`,
    ),
  ].join(end);
  const chunked = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  const bodies: Record<string, string> = {
    chunks: chunked,
    'broken chunks': `zz\r\n${body}\r\n`,
    'both lengths': chunked,
  };
  const whole = `${head}${line === 'no blank line' ? '' : end + end}${bodies[line] ?? body}`;
  if (line === 'twice') return whole + whole;
  return line === 'junk first' ? `${noise}\r\n${whole}` : whole;
}

function pathIn(path: string, line: string, noise: string): string {
  if (line === 'absolute') return `http://elsewhere.example${path}`;
  if (line === 'asterisk') return '*';
  if (line === 'long path') return `${path}${path.includes('?') ? '&' : '?'}x=${'y'.repeat(12_000)}`;
  return line === 'raw path' ? `${path}/${noise}` : path;
}
