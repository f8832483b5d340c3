/** `npm run db:map`: writes the map of SQL functions into `supabase/README.md`; with `--check` it only compares. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, preparePlatform } from '../db/migrate';
import { openPglite } from '../db/openPglite';
import { repositoryDir } from '../folders';
import { readConfig } from '../readConfig';
import { findNamers } from './findNamers';
import { functionMap } from './functionMap';
import { readChapters } from './readChapters';
import { readFunctions } from './readFunctions';

/** What stands before it in the file is written by hand. */
const marker = '<!-- Written by npm run db:map from here on. -->';
const target = join(repositoryDir, 'supabase', 'README.md');

const folder = await mkdtemp(join(tmpdir(), 'shop-map-'));
const { platformDirs, migrationsDir } = readConfig({});
const db = await openPglite(folder);
try {
  await preparePlatform(db, platformDirs);
  await migrate(db, migrationsDir);
  const functions = await readFunctions((sql) => db.query(sql));
  const map = functionMap(functions, await readChapters(migrationsDir), await findNamers(repositoryDir));
  const before = await readFile(target, 'utf8');
  const [byHand = ''] = before.split(marker);
  const after = `${byHand}${marker}\n${map}`;
  if (!process.argv.includes('--check')) await writeFile(target, after);
  else if (before !== after) {
    process.stderr.write(
      'supabase/README.md no longer says where functions are and who calls them: run npm run db:map and commit the result.\n',
    );
    process.exitCode = 1;
  }
} finally {
  await db.close();
  await rm(folder, { recursive: true });
}
