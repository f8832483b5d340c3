import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { StartupError } from '../startupError';
import type { Database } from './database';
import { DatabaseError } from './databaseError';

interface Step {
  version: string;
  name: string;
  sql: string;
}

/**
 * Applies what a hosted project has before any migration: roles, auth and storage. Runs as superuser. Resolves to
 * whether something was missing.
 */
export async function preparePlatform(db: Database, folders: string[]): Promise<boolean> {
  return applySteps(db, folders, { schema: 'supabase_local', role: undefined });
}

/**
 * Applies the shop's migrations in order, each in a transaction, as the non-superuser `migrator`, so that what a
 * hosted project would refuse fails here too. Resolves to whether one was missing. Throws `StartupError` naming the
 * file that failed.
 */
export async function migrate(db: Database, folder: string): Promise<boolean> {
  return applySteps(db, [folder], { schema: 'supabase_migrations', role: 'migrator' });
}

async function applySteps(
  db: Database,
  folders: string[],
  { schema, role }: { schema: string; role: string | undefined },
): Promise<boolean> {
  await db.query(`create schema if not exists ${schema}`);
  await db.query(
    `create table if not exists ${schema}.schema_migrations (version text primary key, statements text[], name text)`,
  );
  // As text: whole files in an array, read character by character, are a third of a start.
  const { rows } = await db.query(`select version, statements[1] as sql from ${schema}.schema_migrations`);
  const applied = new Map(rows.map((row) => [row.version, row.sql]));
  const steps = (await Promise.all(folders.map(readSteps))).flat();
  const isChanged = ({ version, sql }: Step) => {
    const known = applied.get(version);
    return typeof known === 'string' && known !== sql;
  };
  refuseNewer([...applied.keys()].map(String), steps);
  warnOfChanges(steps.filter(isChanged));
  const missing = steps.filter(({ version }) => !applied.has(version));
  for (const step of missing) await applyStep(db, step, schema, role);
  return missing.length > 0;
}

async function readSteps(folder: string): Promise<Step[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const [version = '', ...name] = basename(file, '.sql').split('_');
      return { version, name: name.join('_'), sql: await readFile(join(folder, file), 'utf8') };
    }),
  );
}

async function applyStep(db: Database, step: Step, schema: string, role: string | undefined): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      await tx.query(
        `insert into ${schema}.schema_migrations (version, statements, name) values ($1, $2, $3)`,
        [step.version, [step.sql], step.name],
      );
      // For the rest of the transaction: a migration that resets its role is no superuser then either.
      if (role) await tx.execute(`set local session authorization ${role}`);
      await tx.execute(step.sql);
    });
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    throw new StartupError(`Migration ${step.version}_${step.name} failed: ${error.message} (${error.code})`);
  }
}

/** An older shop would write into tables that it does not know; a newer one could not tell what these files made. */
function refuseNewer(applied: string[], steps: Step[]): void {
  const known = new Set(steps.map(({ version }) => version));
  const newest = applied
    .filter((version) => !known.has(version))
    .sort()
    .at(-1);
  if (newest === undefined) return;
  throw new StartupError(
    `The database was written by another version of the shop: migration ${newest} is unknown here. Start that version, or start on an empty database: set DATA_DIR or DATABASE_URL to another one, or remove the data folder.`,
  );
}

/** Only what was never live is changed; a folder of that time may then lack what newer migrations build on. */
function warnOfChanges(changed: Step[]): void {
  if (changed.length === 0) return;
  const names = changed.map(({ version, name }) => `${version}_${name}`).join(', ');
  process.stderr.write(
    `Changed after they had been applied here: ${names}. The changes are not in this database; start on an empty one to have them.\n`,
  );
}
