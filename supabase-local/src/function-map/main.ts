/** `npm run db:map`: writes the map of all SQL functions into `supabase/README.md`. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, preparePlatform } from '../db/migrate';
import { openPglite } from '../db/openPglite';
import { repositoryDir } from '../folders';
import { readConfig } from '../readConfig';
import { functionMap, marker } from './functionMap';

const target = join(repositoryDir, 'supabase', 'README.md');
const folder = await mkdtemp(join(tmpdir(), 'shop-map-'));
const { platformDirs, migrationsDir } = readConfig({});
const db = await openPglite(folder);
try {
  await preparePlatform(db, platformDirs);
  await migrate(db, migrationsDir);
  const [written = ''] = (await readFile(target, 'utf8')).split(marker);
  await writeFile(target, `${written}${marker}\n${await functionMap((sql) => db.query(sql), repositoryDir)}`);
} finally {
  await db.close();
  await rm(folder, { recursive: true });
}
