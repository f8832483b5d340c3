import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { openDatabase } from '@shop/test-databases';
import { repositoryDir } from '../folders';
import { databaseTypes } from './databaseTypes';

const compiler = join(repositoryDir, 'node_modules/@typescript/native/bin/tsc');

/** The types of a database in which a column, an argument and an argument that may be left out have other names. */
async function renamedTypes(): Promise<string> {
  const db = await openDatabase('PGlite');
  try {
    await db.query('alter table public.orders rename column placed_at to ordered_at');
    for (const [name, from, to] of [
      ['cancel_order', 'p_reason', 'p_why'],
      ['track_order', 'p_email', 'p_address'],
    ] as const) {
      const { rows } =
        await db.query(`select pg_get_functiondef(p.oid) as text, p.oid::regprocedure::text as signature
        from pg_proc p where p.pronamespace = 'public'::regnamespace and p.proname = '${name}'`);
      await db.query(`drop function ${String(rows[0]?.signature)}`);
      await db.query(String(rows[0]?.text).replaceAll(from, to));
    }
    return await databaseTypes(db);
  } finally {
    await db.stop();
  }
}

interface Source {
  file: string;
  text: string;
}

const teamFolders = async () =>
  (await readdir(repositoryDir))
    .filter((name) => name.startsWith('mf-'))
    .map((name) => join(repositoryDir, name));

/** Everything outside tests that asks the database something, or says what it answers. */
async function readSources(): Promise<Source[]> {
  const others = ['shell', 'shared-kernel'].map((name) => join(repositoryDir, name));
  const folders = [...(await teamFolders()), ...others].map((folder) => join(folder, 'src'));
  const names = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder, { recursive: true })).map((name) => join(folder, name)),
    ),
  );
  const files = names.flat().filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('/testing/'));
  const sources = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })),
  );
  return sources.filter(
    ({ file, text }) =>
      /\.(rpc|from)\(\s*'|\bAnswer<'/.test(text) || file.includes('/shared-kernel/src/data/'),
  );
}

/**
 * What the compiler says. Several checkers would each work out the types that files share, and its garbage is left for
 * longer than it is by default: half of the processor time.
 */
const runCompiler = (...args: string[]): Promise<string> =>
  new Promise((resolve) => {
    const env = { ...process.env, GOGC: '400' };
    execFile(process.execPath, [compiler, ...args, '--checkers', '1'], { env }, (_, text) => resolve(text));
  });

/** Compiles the sources against a copy of the kernel with these types, and names the files with errors. */
async function compile(types: string, sources: readonly Source[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-renamed-'));
  const kernel = join(repositoryDir, 'shared-kernel');
  try {
    await cp(join(kernel, 'src'), join(folder, 'src'), { recursive: true });
    await writeFile(join(folder, 'src/data/database.types.ts'), types);
    await symlink(join(repositoryDir, 'node_modules'), join(folder, 'node_modules'));
    const { exports } = JSON.parse(await readFile(join(kernel, 'package.json'), 'utf8')) as {
      exports: Record<string, string>;
    };
    const paths = Object.entries(exports).map(([name, file]) => [`@shop/kernel${name.slice(1)}`, [file]]);
    const config = {
      extends: join(repositoryDir, 'tsconfig.json'),
      compilerOptions: { paths: Object.fromEntries(paths) as Record<string, string[]> },
      include: [],
      files: [
        ...sources.map(({ file }) => file.replace(join(kernel, 'src'), join(folder, 'src'))),
        // Which links there are, says each team in a file of its own.
        ...(await teamFolders()).map((team) => join(team, 'links.d.ts')),
      ],
    };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const output = await runCompiler('-p', folder, '--pretty', 'false');
    const wrong = [...output.matchAll(/^([^\s(][^(]*)\(\d+,\d+\): error/gm)].map(([, file = '']) =>
      basename(file),
    );
    return [...new Set(wrong)].sort();
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('what names a renamed column or argument does not compile, and nothing else', async () => {
  const sources = await readSources();
  const users = sources.filter(
    ({ file, text }) =>
      !file.endsWith('database.types.ts') &&
      (/\bplaced_at\b/.test(text) ||
        /'cancel_order',[^)]*p_reason/.test(text) ||
        /'track_order',[^)]*p_email/.test(text)),
  );
  // Whoever reads what another file selects has nothing to read.
  const readers = sources.filter(({ text }) => /import .*\bselectOrders\b/.test(text));
  const expected = [...users, ...readers].map(({ file }) => basename(file));
  expect(users.length).toBeGreaterThan(4);
  expect(await compile(await renamedTypes(), sources)).toEqual([...new Set(expected)].sort());
});
