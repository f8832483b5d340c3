import { defineConfig } from 'eslint/config';
import simpleImportSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';
import { boundaries } from './tooling/eslint/boundaries.mjs';
import { componentShape } from './tooling/eslint/componentShape.mjs';
import { outsideKeys } from './tooling/eslint/outsideKeys.mjs';

const tests = ['**/*.test.{ts,tsx}', '**/testing/**', 'supabase/tests/**', 'test-databases/**', 'e2e/**'];
/** Where colours are made, or where a page of its own cannot know the theme. */
const colourMakers = [
  'shared-ui/src/theme/**',
  'sample-catalogue/**',
  'supabase-local/src/{mail,google}/**',
  'supabase/functions/mail/**',
];

/** From far to near: effects, Node, packages, the shop's packages, parents, neighbours. */
const importOrder = ['^\\u0000', '^node:', '^@?\\w', '^@shop/', '^\\.\\.', '^\\.'];

const noEnums = {
  selector: 'TSEnumDeclaration',
  message: 'Use a union of strings: it needs no import and costs no code.',
};
const colour = /(^|[\s:,(])#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/i.source;
const breakpoint = /@media[^{]*\d(px|em|rem)/.source;
const textMatching = (pattern, message) => [
  { selector: `Literal[value=/${pattern}/i]`, message },
  { selector: `TemplateElement[value.raw=/${pattern}/i]`, message },
];
const themeOnly = [
  ...textMatching(colour, "Take colours from the theme, s('color.…'): the brand is decided in one place."),
  ...textMatching(
    breakpoint,
    "Take breakpoints from the theme, from('tablet'): layouts change at the same widths.",
  ),
];
const noNegatedToken = {
  selector: 'TaggedTemplateExpression > TemplateLiteral > TemplateElement[value.raw=/[\\s:(]-$/]',
  message: 'CSS knows no -var(…) and drops the whole declaration: write calc(-1 * …).',
};
const noFocus = {
  selector:
    'CallExpression[callee.property.name=/^(only|skip|todo)$/][callee.object.name=/^(test|it|describe)$/]',
  message: 'Every test runs in every run.',
};

const noLostTimeouts = {
  selector:
    'CallExpression[callee.object.name="AbortSignal"][callee.property.name="any"] CallExpression[callee.property.name="timeout"]',
  message: 'Node loses this timeout to the garbage collection: abort by a timer, as signalWithin does.',
};

const noIntl = {
  selector:
    'MemberExpression[object.name="Intl"], CallExpression[callee.property.name=/^toLocale\\w*String$/]',
  message: 'Its first use costs a phone a tenth of a second: take formatCount or formatRupees.',
};
const noIntlDates = {
  selector: 'MemberExpression[object.name="Intl"][property.name="DateTimeFormat"]',
  message: 'Engines differ in what they write: take formatDate, or ISO time.',
};
const everywhere = [noEnums, noLostTimeouts, noNegatedToken, ...themeOnly, ...componentShape];

// What others have rules for, React's compiler included, is oxlint's (.oxlintrc.json); these are our own.
export default defineConfig(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '.data/',
      'test-results/',
      'shared-kernel/src/data/database.types.ts',
    ],
  },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { shop: { rules: { boundaries, 'outside-keys': outsideKeys } }, sort: simpleImportSort },
    rules: {
      'shop/boundaries': 'error',
      'sort/imports': ['error', { groups: [importOrder] }],
      'no-restricted-syntax': ['error', ...everywhere],
    },
  },
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
  {
    // Where names come from outside: headers, addresses, bodies, columns, what a device keeps.
    files: [
      'supabase-local/**/*.ts',
      'supabase/functions/**/*.ts',
      '{shell,mf-*,shared-kernel,shared-ui}/src/**/*.{ts,tsx}',
    ],
    ignores: [...tests, 'shared-kernel/src/domain/lookUp.ts'],
    // One program for all packages: one of each would read the shared ones again.
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: { 'shop/outside-keys': 'error' },
  },
  {
    // What browsers run.
    files: ['mf-*/src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, noIntlDates] },
  },
  {
    // What a visitor's first page brings.
    files: ['{shell,shared-ui,shared-kernel,mf-catalog}/src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, noIntl] },
  },
  { files: colourMakers, rules: { 'no-restricted-syntax': ['error', noEnums, noLostTimeouts] } },
  { files: tests, rules: { 'no-restricted-syntax': ['error', noEnums, noLostTimeouts, noFocus] } },
);
