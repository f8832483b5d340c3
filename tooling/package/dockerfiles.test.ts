import { readFileSync } from 'node:fs';
import { validate, ValidationSeverity } from 'dockerfile-utils';
import { inRepository } from '../workspace/repository';

const strict = {
  deprecatedMaintainer: ValidationSeverity.ERROR,
  directiveCasing: ValidationSeverity.ERROR,
  emptyContinuationLine: ValidationSeverity.ERROR,
  instructionCasing: ValidationSeverity.ERROR,
  instructionCmdMultiple: ValidationSeverity.ERROR,
  instructionEntrypointMultiple: ValidationSeverity.ERROR,
  instructionHealthcheckMultiple: ValidationSeverity.ERROR,
  instructionJSONInSingleQuotes: ValidationSeverity.ERROR,
  instructionWorkdirRelative: ValidationSeverity.ERROR,
};

/** What the linter and our own rules say of a container file, in a line each. */
function faultsOf(text: string): string[] {
  const instructions = text.split('\n').map((line) => line.split(' ')[0]);
  const need = (instruction: string) =>
    instructions.includes(instruction) ? [] : [`There is no ${instruction}.`];
  return [
    ...validate(text, strict).map(({ message, range }) => `${range.start.line + 1}: ${message}`),
    ...['USER', 'HEALTHCHECK', 'EXPOSE'].flatMap(need),
    ...(instructions.includes('RUN') ? ['What is packaged is built already: RUN.'] : []),
    ...(/^FROM \S+:(?!latest)\S+$/m.test(text) ? [] : ['The image has no version.']),
    ...(/^USER (root|0)\b/m.test(text) ? ['It runs as root.'] : []),
  ];
}

test.each(['Dockerfile', 'Dockerfile.assets'])('%s is sound', (name) => {
  expect(faultsOf(readFileSync(inRepository('tooling/package/files', name), 'utf8'))).toEqual([]);
});

test.each<[string, string, RegExp]>([
  ['an unknown instruction', 'FORM node:22-slim\nUSER node\nEXPOSE 1\nHEALTHCHECK NONE', /FORM/],
  ['an argument that is none', 'FROM node:22\nUSER node\nEXPOSE shop\nHEALTHCHECK NONE', /^3: /],
  [
    'a check with a flag that is none',
    'FROM node:22\nUSER node\nEXPOSE 1\nHEALTHCHECK --every=1s CMD x',
    /^4: /,
  ],
  ['two commands', 'FROM node:22\nUSER node\nEXPOSE 1\nHEALTHCHECK NONE\nCMD a\nCMD b', /CMD/],
  ['root', 'FROM node:22\nUSER root\nEXPOSE 1\nHEALTHCHECK NONE', /runs as root/],
  ['an image without a version', 'FROM node\nUSER node\nEXPOSE 1\nHEALTHCHECK NONE', /no version/],
  ['no check of health', 'FROM node:22\nUSER node\nEXPOSE 1', /no HEALTHCHECK/],
])('%s is found', (_, text, fault) => {
  expect(faultsOf(text)).toEqual(expect.arrayContaining([expect.stringMatching(fault)]));
});
