import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import simpleImportSort from 'eslint-plugin-simple-import-sort';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { boundaries } from './tooling/eslint/boundaries.mjs';
import { componentShape } from './tooling/eslint/componentShape.mjs';
import { outsideKeys } from './tooling/eslint/outsideKeys.mjs';

const tests = ['**/*.test.{ts,tsx}', '**/testing/**', 'supabase/tests/**', 'test-databases/**', 'e2e/**'];
/** Where colours are made, or where a page of its own cannot know the theme. */
const colourMakers = [
  'shared-ui/src/theme/**',
  'shared-ui/src/brand-art/**',
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
const noFocus = {
  selector:
    'CallExpression[callee.property.name=/^(only|skip|todo)$/][callee.object.name=/^(test|it|describe)$/]',
  message: 'Every test runs in every run.',
};

// Promises that nobody waits for and cases that nobody handles are oxlint's (.oxlintrc.json), whose type checker takes half
// the time.
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
  js.configs.recommended,
  {
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { shop: { rules: { boundaries, 'outside-keys': outsideKeys } }, sort: simpleImportSort },
    rules: {
      'shop/boundaries': 'error',
      'sort/imports': ['error', { groups: [importOrder] }],
      'max-lines': ['error', { max: 250 }],
      'no-alert': 'error',
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } },
      ],
      'no-restricted-syntax': ['error', noEnums, ...themeOnly, ...componentShape],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, varsIgnorePattern: '^_' }],
      // A value that closures read before its one assignment cannot be a constant.
      'prefer-const': ['error', { ignoreReadBeforeAssign: true }],
    },
  },
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
    files: ['**/*.tsx', '**/use*.ts'],
    ignores: ['**/*.test.tsx'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['mf-*/src/**', 'shared-ui/src/**'],
    ignores: ['*/src/standalone.tsx', ...tests],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@shop/kernel/platform',
          importNames: ['createPlatform'],
          message: 'The shell makes the one platform; a remote is given it (adr 0001).',
        },
      ],
    },
  },
  // Written from the migrations: as long as the schema is.
  { files: ['shared-kernel/src/data/database.types.ts'], rules: { 'max-lines': 'off' } },
  { files: colourMakers, rules: { 'no-restricted-syntax': ['error', noEnums] } },
  {
    files: tests,
    rules: {
      'max-lines': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-syntax': ['error', noEnums, noFocus],
    },
  },
  {
    files: [
      '*.config.mjs',
      '**/*.config.ts',
      'e2e/secondTries.ts',
      'tooling/{jest,webpack}/*',
      'kit/{jest,refresh,styles}/*',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
);
