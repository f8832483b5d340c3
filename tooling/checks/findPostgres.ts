import { existsSync, readdirSync } from 'node:fs';
import { installDebianPackage } from './installDebianPackage';

const debianFolder = '/usr/lib/postgresql';
const oldestMajor = 15;

/** Whether the database tests can run on a real PostgreSQL as well as on the embedded engine. */
export function findPostgres(): { found: true } | { found: false; notice: string } {
  const found =
    Boolean(process.env.TEST_DATABASE_URL) ||
    hasBinaries() ||
    (installDebianPackage('postgresql') && hasBinaries());
  if (found) return { found };
  return {
    found,
    notice:
      `The database tests did NOT run on a real PostgreSQL, only on the embedded engine: ` +
      `install PostgreSQL ${oldestMajor} or newer, or set TEST_DATABASE_URL.`,
  };
}

const hasBinaries = (): boolean =>
  existsSync(debianFolder) && readdirSync(debianFolder).some((version) => Number(version) >= oldestMajor);
