import fc from 'fast-check';
import type { Call } from '../call';
import type { Family } from '../fuzzFamily';
import type { ShopBackend } from '../shopBackend';
import { absurdJson, absurdPart, absurdText, mostly, nearly, toJson } from '../values';
import { callerOf, headersOf } from './callerTokens';

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const bytes: fc.Arbitrary<Uint8Array> = mostly(
  fc.constant<Uint8Array>(pixel),
  fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc
      .constantFrom(
        '',
        '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
        '<html>',
        'GIF89a',
        'RIFF\0\0\0\0WEBPVP8 ',
      )
      .map((text) => Buffer.from(text, 'latin1')),
    fc.constant(new Uint8Array(300_000)),
  ),
  4,
);
const types = fc.constantFrom(
  'image/png',
  'image/png',
  'image/png',
  'image/webp',
  'image/svg+xml',
  'text/html',
  '',
  'image/png; charset=x',
  'IMAGE/PNG',
  'a/b/c',
);

const folders = ['uploads/fuzz', 'uploads', 'a/b/c'];
const name = fc
  .tuple(fc.constantFrom(...folders), fc.nat(30))
  .map(([folder, number]) => `${folder}/${number}.png`);
const oddName = fc.oneof(
  fc.tuple(name, absurdPart).map(([path, part]) => `${path}/${part}`),
  absurdPart,
  fc.constantFrom(
    '',
    '/',
    'a//b.png',
    'a/../b.png',
    '%2e%2e/x.png',
    'a.png/',
    'a.svg',
    'a.html',
    'a.png%00.svg',
    'x'.repeat(2_000),
    'a/'.repeat(300),
    'uploads',
  ),
);
const bucket = mostly(
  fc.constant('product-images'),
  fc.oneof(absurdPart, fc.constantFrom('', 'none', 'objects', '..', 'product-images%00')),
  12,
);

/** Pictures: uploading as bytes and as forms, replacing, removing, fetching, and paths that lead elsewhere. */
export const storageCalls: Family<ShopBackend> = {
  name: 'storage',
  round: 250,
  async prepare(shop) {
    const callers = await shop.callers();
    const path = fc.tuple(bucket, mostly(name, oddName, 4)).map((parts) => parts.join('/'));
    const calls = fc
      .oneof(
        { weight: 4, arbitrary: uploadOf(path) },
        { weight: 3, arbitrary: fetchOf(path) },
        { weight: 2, arbitrary: removalOf },
        { weight: 1, arbitrary: otherCall },
      )
      .chain(({ headers, ...request }) =>
        fc.tuple(callerOf(callers), fc.boolean()).map(([caller, asAdmin]): Call => {
          const chosen = asAdmin ? { role: 'authenticated' as const, token: callers.admin } : caller;
          return { service: 'storage', ...request, headers: { ...headersOf(chosen, callers), ...headers } };
        }),
      );
    return { calls };
  },
};

type Request = Omit<Call, 'service'>;

function uploadOf(path: fc.Arbitrary<string>): fc.Arbitrary<Request> {
  const method = mostly(fc.constantFrom('POST', 'PUT'), fc.constantFrom('PATCH', 'DELETE', 'HEAD'), 15);
  const upsert = fc.constantFrom<Record<string, string>>({ 'x-upsert': 'true' }, {}, { 'x-upsert': 'maybe' });
  const asBytes = fc.tuple(bytes, types).map(([body, type]) => ({ body, headers: { 'content-type': type } }));
  return fc
    .tuple(method, path, upsert, fc.oneof(asBytes, formOf))
    .map(([chosen, where, extra, { body, headers }]) => ({
      method: chosen,
      path: `/storage/v1/object/${where}`,
      headers: { ...headers, ...extra },
      body,
    }));
}

/** A form as supabase-js sends it, and forms that were cut off, lost their boundary or nest another. */
const formOf: fc.Arbitrary<{ body: Uint8Array; headers: Record<string, string> }> = fc
  .record({
    file: bytes,
    type: types,
    field: mostly(
      fc.constant(''),
      absurdText.map((text) => text.replaceAll('\0', '').replaceAll('"', '')),
      5,
    ),
    filename: mostly(
      fc.constant('blob'),
      fc.constantFrom('../../x.png', 'a.svg', '', 'x"; name="y', '\u202egnp.png'),
      5,
    ),
    cacheControl: mostly(fc.constant('3600'), absurdText, 5),
    header: mostly(
      fc.constant('multipart/form-data; boundary=edge'),
      fc.constantFrom(
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'multipart/form-data; boundary="e',
        'multipart/form-data; boundary=other',
        'multipart/mixed; boundary=edge',
        'MULTIPART/FORM-DATA; boundary=edge',
      ),
      5,
    ),
    cut: mostly(fc.constant(0), fc.integer({ min: 1, max: 120 }), 5),
  })
  .map(({ file, type, field, filename, cacheControl, header, cut }) => {
    const head = `--edge\r\nContent-Disposition: form-data; name="cacheControl"\r\n\r\n${cacheControl}\r\n`;
    const part = `--edge\r\nContent-Disposition: form-data; name="${field}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`;
    const whole = Buffer.concat([Buffer.from(head + part), file, Buffer.from('\r\n--edge--\r\n')]);
    return { body: whole.subarray(0, whole.length - cut), headers: { 'content-type': header } };
  });

function fetchOf(path: fc.Arbitrary<string>): fc.Arbitrary<Request> {
  const sample = fc.constantFrom(
    'product-images/leheriya-saree/alt-320.webp',
    'product-images/leheriya-saree/detail-640.webp',
  );
  const conditions = mostly<Record<string, string>>(
    fc.constant({}),
    fc.constantFrom<Record<string, string>>(
      { range: 'bytes=0-10' },
      { range: 'bytes=9-0' },
      { 'if-none-match': '*' },
      { 'if-none-match': '"' },
      { 'if-modified-since': 'x' },
    ),
    4,
  );
  const method = mostly(fc.constant('GET'), fc.constantFrom('HEAD', 'OPTIONS', 'POST'), 8);
  const query = mostly(
    fc.constant(''),
    fc.constantFrom('?download', '?download=%00', '?download=a%0d%0ab', '?width=1', '?token=x', '?'),
    6,
  );
  return fc
    .tuple(method, mostly(fc.oneof(path, sample), oddName, 5), query, conditions)
    .map(([chosen, where, search, headers]) => ({
      method: chosen,
      path: `/storage/v1/object/public/${where}${search}`,
      headers,
    }));
}

const removalOf: fc.Arbitrary<Request> = fc
  .tuple(
    bucket,
    mostly(
      nearly({ prefixes: fc.array(mostly(name, absurdText, 5), { maxLength: 4 }) }).map(toJson),
      fc.oneof(
        absurdJson.map(toJson),
        fc.constantFrom('', '{', 'null', '[]', '"x"', '{"prefixes":"uploads"}', '{"prefixes":[["a"]]}'),
      ),
      4,
    ),
  )
  .map(([chosen, body]) => ({
    method: 'DELETE',
    path: `/storage/v1/object/${chosen}`,
    headers: { 'content-type': 'application/json' },
    body,
  }));

const otherCall: fc.Arbitrary<Request> = fc
  .tuple(
    fc.constantFrom('GET', 'POST', 'PUT', 'DELETE'),
    fc.oneof(
      fc.constantFrom(
        '/object/list/product-images',
        '/bucket',
        '/bucket/product-images',
        '/object/move',
        '/object/copy',
        '/object/sign/product-images/a.png',
        '/upload/resumable',
        '/render/image/public/product-images/a.png',
        '/object/info/product-images/a',
        '/s3',
      ),
      absurdPart.map((part) => `/${part}`),
    ),
    absurdJson.map(toJson),
  )
  .map(([method, path, body]) => ({
    method,
    path: `/storage/v1${path}`,
    headers: { 'content-type': 'application/json' },
    ...(method !== 'GET' && { body }),
  }));
