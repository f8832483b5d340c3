import type { Agreement } from './agreement';
import { exportsIn, readSurface, usesIn } from './readSurface';
import { surfaceFaults } from './surfaceFaults';
import { surfaceTable } from './surfaceTable';

const use = (name: string, workspace: string) => ({ name, workspace });
const agreed: Agreement = { most: 2, reasons: { 'domain.b': 'The host’s half.' } };
const uses = [use('domain.a', 'shell'), use('domain.a', 'mf-x'), use('domain.b', 'shell')];

test('names that two teams use are fine, and so is one that one team uses for a reason', () => {
  expect(surfaceFaults(['domain.a', 'domain.b'], uses, agreed)).toEqual([]);
});

test('a name without a user is to go', () => {
  expect(surfaceFaults(['domain.a'], [], { most: 2, reasons: {} })).toEqual([
    'domain.a has no user outside the kernel: export it no longer.',
  ]);
});

test('a name that one team alone uses is to move to it, or to get a reason', () => {
  expect(surfaceFaults(['domain.a', 'domain.b'], uses, { most: 2, reasons: {} })).toEqual([
    'domain.b has one user, shell: move it there, or say in kernel-surface/agreement.ts why it stays.',
  ]);
});

test('a reason goes when the name has two users or is gone', () => {
  const reasons = { 'domain.a': 'None.', 'domain.b': 'The host’s half.', 'domain.c': 'None.' };
  expect(surfaceFaults(['domain.a', 'domain.b'], uses, { most: 2, reasons })).toEqual([
    'domain.a has several users: take its reason out of kernel-surface/agreement.ts.',
    'domain.c is exported no longer: take its reason out of kernel-surface/agreement.ts.',
  ]);
});

test('more names than agreed are counted', () => {
  expect(surfaceFaults(['domain.a', 'domain.b'], uses, { ...agreed, most: 1 })).toEqual([
    expect.stringContaining('exports 2 names, at most 1'),
  ]);
});

test('a name that every object has is no reason', () => {
  const [fault] = surfaceFaults(['constructor'], [use('constructor', 'shell')], { most: 1, reasons: {} });
  expect(fault).toContain('constructor has one user');
});

test('the table says name by name how the number comes about', () => {
  expect(surfaceTable(['domain.a', 'domain.b', 'data.c'], uses, { ...agreed, most: 3 }).split('\n')).toEqual([
    'domain: 2',
    '  domain.a  mf-x, shell',
    '  domain.b  shell. The host’s half.',
    'data: 1',
    expect.stringMatching(/^ {2}data\.c\s*$/),
    '3 of at most 3 names',
  ]);
});

test('entries export by name alone', () => {
  expect(exportsIn('domain', "export { a, type B, c as d } from './x';\nexport const e = 1;")).toEqual({
    names: ['domain.a', 'domain.B', 'domain.d', 'domain.e'],
    faults: [],
  });
  expect(exportsIn('domain', "export * from './x';").faults).toEqual([
    'domain exports *: export by name what somebody uses.',
  ]);
  expect(exportsIn('domain', "export type * from './x';").faults).toHaveLength(1);
  for (const text of [
    'export default function a() {}',
    "export { default } from './x';",
    'export { a as default };',
  ])
    expect(exportsIn('domain', text)).toEqual({
      names: [],
      faults: ['domain has a default export: give it a name.'],
    });
});

test('names are read however they are imported', () => {
  const text = `
import { a, type B, c as d } from '@shop/kernel/domain';
import type {
  E,
} from '@shop/kernel/data';
import { x } from './kernel/domain';
declare module '@shop/kernel/platform' {
  interface F {}`;
  expect(usesIn(text)).toEqual(['domain.a', 'domain.B', 'domain.c', 'data.E', 'platform.F']);
  const { names, faults } = readSurface();
  expect(names).toEqual(expect.arrayContaining(['domain.formatRupees', 'standalone.startStandalone']));
  expect(faults).toEqual([]);
});
