import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '..', 'migrations');
const sections = [
  'Rules that the tables ask',
  'Tables and policies',
  'Private functions',
  'Public functions',
  'Grants',
];

/** What a statement of a section begins with; what belongs to a function stands beside it. */
const belongs: Record<string, RegExp> = {
  'Rules that the tables ask': /^create function private\./,
  'Tables and policies':
    /^(create|alter|drop|comment on) (?!or replace function|function)|^(insert into|update) /,
  'Private functions':
    /^(create (or replace )?function private\.|create (constraint )?trigger |drop (function|trigger) )/,
  'Public functions': /^(create (or replace )?function public\.|drop function )/,
  Grants: /^(grant|revoke|alter role|do|notify) /,
};

/** The sections of a chapter, each with the first lines of its statements; bodies of functions are left out. */
function read(sql: string): { title: string; statements: string[] }[] {
  const parts = sql.replace(/\$\$[\s\S]*?\$\$/g, "''").split(/^-- ([A-Z][a-z ]+) -{20,}$/m);
  return Array.from({ length: (parts.length - 1) / 2 }, (_, i) => ({
    title: parts[2 * i + 1] ?? '',
    statements: (parts[2 * i + 2] ?? '')
      .replace(/^--.*\n/gm, '')
      .split(/;\n/)
      .map((statement) => statement.trim().split('\n')[0] ?? '')
      .filter((line) => line !== '' && !line.startsWith('comment on function')),
  }));
}

const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));

describe.each(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))('%s', (_file, sql) => {
  const chapter = read(sql);

  it('begins with what it is about and stays short enough to be read', () => {
    expect(sql).toMatch(/^-- \S/);
    expect(sql.split('\n').length).toBeLessThan(900);
  });

  it('goes from tables to private functions, public functions and grants', () => {
    const titles = chapter.map(({ title }) => title);
    expect(titles.length).toBeGreaterThan(0);
    expect(titles).toEqual(sections.filter((title) => titles.includes(title)));
  });

  it('has in each section what belongs there', () => {
    const strangers = chapter.flatMap(({ title, statements }) =>
      statements.filter((line) => !belongs[title]?.test(line)).map((line) => `${title}: ${line}`),
    );
    expect(strangers).toEqual([]);
  });
});

it('raises no hint that CONVENTIONS.md does not name', () => {
  const conventions = readFileSync(join(folder, '..', 'CONVENTIONS.md'), 'utf8');
  const raised = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/\bhint = '([A-Z_]+)'/g)].map(([, hint]) => hint),
  );
  expect(raised.length).toBeGreaterThan(0);
  expect([...new Set(raised)].filter((hint) => !conventions.includes(`\`${hint}\``))).toEqual([]);
});
