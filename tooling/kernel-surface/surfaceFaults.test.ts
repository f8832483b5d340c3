import { readSurface, usesIn } from './readSurface';
import { surfaceFaults } from './surfaceFaults';

const use = (name: string, workspace: string) => ({ name, workspace });
const agreed = { names: 2, single: 1 };

test('names that two teams use are fine, and so is one that one team uses where that is agreed', () => {
  const uses = [use('domain.a', 'shell'), use('domain.a', 'mf-x'), use('domain.b', 'shell')];
  expect(surfaceFaults(['domain.a', 'domain.b'], uses, agreed)).toEqual([]);
});

test('a name without a user is named', () => {
  expect(surfaceFaults(['domain.a'], [use('domain.b', 'shell')], agreed)).toEqual([
    'domain.a has no user outside the kernel: export it no longer.',
  ]);
});

test('more names than agreed are counted, and those of one team named', () => {
  const names = ['domain.a', 'domain.b', 'domain.c'];
  const faults = surfaceFaults(
    names,
    names.map((name) => use(name, 'shell')),
    agreed,
  );
  expect(faults).toEqual([
    expect.stringContaining('exports 3 names, at most 2'),
    expect.stringContaining('domain.a, domain.b, domain.c'),
  ]);
});

test('names are read however they are imported, and entries export by name', () => {
  const text = `
import { a, type B, c as d } from '@shop/kernel/domain';
import type {
  E,
} from '@shop/kernel/data';
import { x } from './kernel/domain';`;
  expect(usesIn(text)).toEqual(['domain.a', 'domain.B', 'domain.c', 'data.E']);
  const { names, faults } = readSurface();
  expect(names).toEqual(expect.arrayContaining(['domain.formatRupees', 'standalone.startStandalone']));
  expect(faults).toEqual([]);
});
