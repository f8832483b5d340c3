/** `npm run db:types`: writes the `Database` type of supabase-js for the kernel; with `--check` it only compares. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, preparePlatform } from '../db/migrate';
import { openPglite } from '../db/openPglite';
import { repositoryDir } from '../folders';
import { readConfig } from '../readConfig';
import { databaseTypes } from './databaseTypes';

const target = join(repositoryDir, 'shared-kernel/src/data/database.types.ts');
const folder = await mkdtemp(join(tmpdir(), 'shop-types-'));
const { platformDirs, migrationsDir } = readConfig({});
const db = await openPglite(folder);
try {
  await preparePlatform(db, platformDirs);
  await migrate(db, migrationsDir);
  const types = await databaseTypes(db);
  if (!process.argv.includes('--check')) await writeFile(target, types);
  else if ((await readFile(target, 'utf8')) !== types) {
    process.stderr.write(
      'Database types and migrations differ: run npm run db:types and commit the result.\n',
    );
    process.exitCode = 1;
  }
} finally {
  await db.close();
  await rm(folder, { recursive: true });
}
