import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { componentShape } from './componentShape.mjs';

const linter = new Linter();
const messagesOf = (code: string) =>
  linter
    .verify(
      code,
      [
        {
          files: ['**/*.tsx'],
          languageOptions: { parser: tseslint.parser as Linter.Parser },
          rules: { 'no-restricted-syntax': ['error', ...componentShape] },
        },
      ],
      'Page.tsx',
    )
    .map(({ message }) => message);

test.each([
  ['interface Props { label: string }'],
  ['interface Props { label: string }\ninterface SlideProps { label: string }'],
  ['export interface FieldsProps { label: string }'],
  ["import type { SubmitEvent } from 'react';"],
])('%s is fine', (code) => {
  expect(messagesOf(code)).toEqual([]);
});

test.each([
  ['interface PagerProps { label: string }', /called Props/],
  ["import { type FormEvent, useState } from 'react';", /SubmitEvent/],
])('%s is refused', (code, message) => {
  expect(messagesOf(code)).toEqual([expect.stringMatching(message)]);
});
