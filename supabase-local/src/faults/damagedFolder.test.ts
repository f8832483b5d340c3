import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyFolder, shortLivedEngine } from '@shop/test-databases';
import { prepareEngineFolder } from '../db/engineFolder';
import { repositoryDir } from '../folders';
import { openLocalKeys } from '../localKeys';
import { copySeededFolder, openBackend } from '../testing/testBackend';

/** Starts the backend on a folder that it cannot use; answers how it ended and its last line. */
async function refusal(dataDir: string): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, [...shortLivedEngine, join(repositoryDir, 'dist/backend/main.js')], {
    cwd: repositoryDir,
    env: { ...process.env, BACKEND_PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let text = '';
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, text: text.trim() };
}

const hashOf = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex');

/** Their hashes. */
async function filesIn(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(await Promise.all(names.map(async (name) => [name, await hashOf(name)] as const)));
}

describe('a data folder that is damaged', () => {
  let seeded: string;
  let dataDir: string;
  beforeAll(async () => {
    seeded = await copySeededFolder();
  });
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'shop-damaged-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));
  afterAll(() => rm(seeded, { recursive: true, force: true }));

  it.each([
    ['without a version', '', /is damaged and does not open/],
    ['of a newer engine', '99', /is of version 99/],
  ])('%s is refused before an engine starts over it', async (_name, version, sentence) => {
    await writeFile(join(dataDir, 'PG_VERSION'), version);
    await writeFile(join(dataDir, 'kept'), '');
    await expect(prepareEngineFolder(dataDir)).rejects.toThrow(sentence);
    await expect(prepareEngineFolder(join(seeded, 'postgres'))).resolves.toBeUndefined();
  });

  const damages: [string, (postgres: string) => Promise<void>][] = [
    ['with a truncated control file', (folder) => truncate(join(folder, 'global/pg_control'), 100)],
    [
      'without its log',
      async (folder) => {
        await rm(join(folder, 'pg_wal'), { recursive: true });
        await mkdir(join(folder, 'pg_wal'));
      },
    ],
  ];
  it.each(damages)('%s is refused with one sentence, and left as it is', async (_name, damage) => {
    await mkdir(join(dataDir, 'postgres'));
    await copyFolder(join(seeded, 'postgres'), join(dataDir, 'postgres'));
    await damage(join(dataDir, 'postgres'));
    const before = await filesIn(dataDir);
    const { code, text } = await refusal(dataDir);
    expect(code).toBe(1);
    expect(text).toMatch(/is damaged and does not open/);
    expect(text).toContain('move the folder away to start with an empty shop');
    expect(text).not.toContain('\n');
    const after = await filesIn(dataDir);
    expect([...before].filter(([name, content]) => after.get(name) !== content)).toEqual([]);
  });

  it.each([
    ['truncated', (keys: string) => keys.slice(0, 100)],
    ['emptied', () => ''],
    ['of another shape', () => '{"signingKey":{}}'],
  ])('with keys that are %s keeps them and says what to do', async (_name, damage) => {
    const file = join(dataDir, 'local-keys.json');
    await cp(join(seeded, 'local-keys.json'), file);
    const damaged = damage(await readFile(file, 'utf8'));
    await writeFile(file, damaged);
    await expect(openLocalKeys(dataDir)).rejects.toThrow(
      `The keys in ${file} cannot be read. Nothing was changed. Put a backup in its place, or remove the file: new keys are made then, and everybody has to sign in again.`,
    );
    expect(await readFile(file, 'utf8')).toBe(damaged);
  });

  it.each([
    ['of a newer shop', '99991231000000'],
    ['of a shop whose migrations were other files', '20261121006017'],
  ])('%s is refused with one sentence, and nothing is written into it', async (_name, version) => {
    await copyFolder(seeded, dataDir);
    const insert = `insert into supabase_migrations.schema_migrations (version) values ('${version}')`;
    const newer = await openBackend({ DATA_DIR: dataDir });
    await newer.sql(insert);
    await newer.stop();
    const { code, text } = await refusal(dataDir);
    expect([code, text]).toEqual([
      1,
      `The database was written by another version of the shop: migration ${version} is unknown here. Start that version, or start on an empty database: set DATA_DIR or DATABASE_URL to another one, or remove the data folder.`,
    ]);
  });

  it('that is a file is refused with one sentence', async () => {
    const file = join(dataDir, 'file');
    await appendFile(file, 'no folder');
    expect(await refusal(join(file, 'data'))).toEqual({
      code: 1,
      text: `The data folder ${join(file, 'data')} is no folder. Mend that, or set DATA_DIR to another folder.`,
    });
  });

  it('that cannot be written is refused with one sentence', async () => {
    // Not even root writes there.
    const { code, text } = await refusal('/sys/kernel');
    expect(code).toBe(1);
    expect(text).toMatch(
      /^The data folder \/sys\/kernel (must not be written|is on a disk that can only be read)/,
    );
    expect(text).not.toContain('\n');
  });
});
