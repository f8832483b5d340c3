import fc from 'fast-check';

/** Stand for JSON that no value of JavaScript becomes; `toJson` puts it in. */
const marks: [string, string][] = [
  ['⟪deep⟫', '['.repeat(20_000) + ']'.repeat(20_000)],
  ['⟪deep object⟫', '{"a":'.repeat(5_000) + '1' + '}'.repeat(5_000)],
  ['⟪wide⟫', `[${'0,'.repeat(20_000)}0]`],
  ['⟪1e999⟫', '1e999'],
  ['⟪digits⟫', '9'.repeat(400)],
  ['⟪proto⟫', '{"__proto__":{"role":"admin"}}'],
];

/** JSON text of a value. */
export function toJson(value: unknown): string {
  return marks.reduce(
    (text, [mark, json]) => text.replaceAll(`"${mark}"`, json),
    JSON.stringify(value) ?? 'null',
  );
}

/** Texts that have broken programs before. */
export const absurdText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\udfff tail',
    '\u202egnp.exe',
    'שלום مرحبا',
    'İıſﬀ',
    '🦜'.repeat(50),
  ),
  fc.constantFrom(
    "'; drop table orders; --",
    '" or 1=1',
    '%',
    '%00',
    '%ff',
    '*',
    '\\',
    '\r\nX: y',
    '${7*7}',
    '{{7*7}}',
  ),
  fc.constantFrom(
    '..',
    '../../etc/passwd',
    '/etc/passwd',
    'C:\\x',
    '.',
    '//',
    'http://[::1',
    'javascript:alert(1)',
  ),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'null',
    'undefined',
    'true',
    '[]',
    '{}',
  ),
  fc.constantFrom(
    'NaN',
    'Infinity',
    '-Infinity',
    '-0',
    '1e999',
    '99999999999999999999',
    '2147483648',
    '0x10',
    '١٢٣',
  ),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img src=x>',
    'x'.repeat(3_000),
    '('.repeat(500),
    '"'.repeat(99),
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);

/** JSON of any type, size and depth. */
export const absurdJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: absurdText },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      0,
      -1,
      0.5,
      2 ** 31,
      2 ** 53,
      1e308,
      [],
      {},
      [[]],
      [null],
      '',
    ),
  },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(...marks.map(([mark]) => mark)) },
);

const years = [
  'infinity',
  '-infinity',
  '0001-01-01',
  '294276-12-31',
  '4713-01-01 BC',
  'epoch',
  'now',
  '2026-02-30',
  '10000-01-01',
  '',
];
const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });

const byType: [RegExp, fc.Arbitrary<unknown>][] = [
  [
    /^uuid$/,
    fc.oneof(
      fc.uuid(),
      fc.constantFrom('00000000-0000-0000-0000-000000000000', '{F47AC10B-58CC-4372-A567-0E02B2C3D479}'),
    ),
  ],
  [
    /^(smallint|integer|bigint)$/,
    fc.oneof(
      fc.integer({ min: 0, max: 20 }),
      fc.integer(),
      fc.constantFrom(-1, 2 ** 31, -(2 ** 31), 2 ** 63, 0.5),
    ),
  ],
  [
    /^(numeric|real|double)/,
    fc.oneof(
      fc.double({ noNaN: true, min: -1e6, max: 1e6 }),
      fc.constantFrom('NaN', 'Infinity', '1e-400', '⟪1e999⟫', '⟪digits⟫'),
    ),
  ],
  [/^boolean$/, fc.oneof(fc.boolean(), fc.constantFrom('yes', 'off', 't', 2))],
  [
    /^date$/,
    fc.oneof(
      moments.map((day) => day.toISOString().slice(0, 10)),
      fc.constantFrom(...years),
    ),
  ],
  [
    /^(timestamp|time)/,
    fc.oneof(
      moments.map((moment) => moment.toISOString()),
      fc.constantFrom(...years),
    ),
  ],
  [
    /^jsonb?$/,
    fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom('⟪deep⟫', '⟪deep object⟫', '⟪wide⟫', '⟪proto⟫')),
  ],
];

/** Values of a SQL type as JSON, its edges among them. */
export function ofType(type: string): fc.Arbitrary<unknown> {
  if (type.endsWith('[]')) return fc.array(ofType(type.slice(0, -2)), { maxLength: 4 });
  const found = byType.find(([pattern]) => pattern.test(type));
  return found?.[1] ?? fc.oneof(fc.string({ unit: 'grapheme-ascii', maxLength: 20 }), absurdText);
}

/** Percent-encoded, whatever the text holds. */
export function encode(text: string): string {
  return [...Buffer.from(text)]
    .map((byte) =>
      /[\w.~-]/.test(String.fromCharCode(byte))
        ? String.fromCharCode(byte)
        : `%${byte.toString(16).padStart(2, '0')}`,
    )
    .join('');
}

/** Parts of an address as somebody hostile writes them: encoded, encoded twice, not properly encoded. */
export const absurdPart: fc.Arbitrary<string> = fc.oneof(
  absurdText.map(encode),
  fc.constantFrom(
    '%',
    '%zz',
    '%ff%fe',
    '%c0%af',
    '%e0%80%80',
    '%00',
    '%2e%2e',
    '%252e%252e',
    '..',
    '%2f',
    '%5c',
    '..%2f..%2f',
    ';x=1',
    '%0d%0aX:y',
    '%ed%a0%80',
    '.',
    '~',
    '$',
    '[',
    '|',
  ),
);

/** Mostly what is valid, at times what is not. */
export function mostly<Value>(
  valid: fc.Arbitrary<Value>,
  hostile: fc.Arbitrary<Value>,
  oneIn = 8,
): fc.Arbitrary<Value> {
  return fc.oneof({ weight: oneIn - 1, arbitrary: valid }, { weight: 1, arbitrary: hostile });
}

/** An object with valid fields, half the time with one to three of them absurd, missing or too many. */
export function nearly(valid: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Record<string, unknown>> {
  const names = fc.constantFrom(...Object.keys(valid), 'role', 'app_metadata', 'constructor');
  const change = fc.tuple(names, fc.oneof(absurdJson, fc.constant(undefined)));
  const changes = fc.oneof(fc.constant([]), fc.array(change, { minLength: 1, maxLength: 3 }));
  return fc
    .tuple(fc.record(valid), changes)
    .map(([fields, changed]) => ({ ...fields, ...Object.fromEntries(changed) }));
}
