import { Linter } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { outsideKeys } from './outsideKeys.mjs';

const known = `
  declare const outside: string; declare const anything: any; declare const ours: 'a' | 'b'; declare const place: number;
  declare const branded: string & { brand: true }; declare const path: \`/\${string}\`;
  declare const table: Record<string, number>; declare const exact: { a: number; b: number };
  declare const list: number[]; declare const pair: [number, number]; declare const map: Map<string, number>;`;

/** The program of one file that is nowhere on the disk. */
function programOf(file: string, code: string): ts.Program {
  const options = { strict: true, target: ts.ScriptTarget.ES2022, types: [] };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, target) =>
    name === file ? ts.createSourceFile(name, code, target, true) : getSourceFile(name, target);
  return ts.createProgram([file], options, host);
}

/** What the rule says to each piece of a file that knows these names. Checked at once: types take a while to load. */
function verdictsOf(pieces: string[]): Map<string, string[]> {
  const file = '/piece.ts';
  const lines = pieces.map(
    (piece) =>
      `export function f${pieces.indexOf(piece)}<Key extends string, Own extends keyof typeof exact>(key: Key, own: Own) { ${piece} }`,
  );
  const code = [...lines, known].join('\n');
  const messages = new Linter({ configType: 'flat', cwd: '/' }).verify(
    code,
    {
      files: ['**/*.ts'],
      languageOptions: {
        parser: tseslint.parser as Linter.Parser,
        parserOptions: { programs: [programOf(file, code)] },
      },
      plugins: { shop: { rules: { 'outside-keys': outsideKeys } } },
      rules: { 'shop/outside-keys': 'error' },
    },
    file,
  );
  return new Map(
    pieces.map((piece, index) => [
      piece,
      messages.filter(({ line }) => line === index + 1).map(({ messageId, message }) => messageId ?? message),
    ]),
  );
}

const cases = {
  read: [
    'return table[outside];',
    'return table?.[outside];',
    'return (table as any)[outside];',
    'return exact[anything];',
    'return anything[anything];',
    'return table[key];',
    'return table[branded];',
    'return table[path];',
    'return table[outside.toLowerCase()];',
    'return table[`x${outside}`];',
    'const { [outside]: value } = table; return value;',
    'return Reflect.get(table, outside);',
  ],
  write: [
    'table[outside] = 1;',
    'table[outside] += 1;',
    'table[outside]++;',
    'for (const name of Object.keys(exact)) table[name] = 1;',
  ],
  membership: [
    'return outside in table;',
    'return anything in exact;',
    'return Reflect.has(table, outside);',
  ],
  none: [
    'return exact[ours];',
    'return table[ours];',
    'return exact[own];',
    `return table['a'];`,
    'return table.a;',
    'return list[place];',
    'return list[0];',
    'return pair[1];',
    'return outside[place];',
    'return table[place];',
    'return map.get(outside);',
    'return Object.hasOwn(table, outside);',
    `return 'a' in exact;`,
    'return { [outside]: 1 };',
    'return Object.fromEntries([[outside, 1]]);',
    'delete table[outside];',
  ],
};

describe('names from outside', () => {
  const verdicts = verdictsOf(Object.values(cases).flat());

  it.each(cases.read)('are not read from an object: %s', (piece) => {
    expect(verdicts.get(piece)).toEqual(['read']);
  });

  it.each(cases.write)('are not written to an object: %s', (piece) => {
    expect(verdicts.get(piece)).toEqual(['write']);
  });

  it.each(cases.membership)('are not asked of an object: %s', (piece) => {
    expect(verdicts.get(piece)).toEqual(['membership']);
  });

  it.each(cases.none)('are not meant by %s', (piece) => {
    expect(verdicts.get(piece)).toEqual([]);
  });
});
