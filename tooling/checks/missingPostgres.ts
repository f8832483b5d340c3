import { findPostgresBinaries } from '@shop/test-databases';
import { installDebianPackage } from './installDebianPackage';

/**
 * Makes sure that the database tests run on a real PostgreSQL as well as on the embedded engine. Returns what to
 * say loudly where that cannot be had.
 */
export async function missingPostgres(): Promise<string | undefined> {
  const found =
    process.env.TEST_DATABASE_URL ??
    findPostgresBinaries() ??
    ((await installDebianPackage('postgresql')) ? findPostgresBinaries() : undefined);
  return found
    ? undefined
    : 'The database tests do NOT run on a real PostgreSQL here, only on the embedded engine: ' +
        'install PostgreSQL 15 or newer, or set TEST_DATABASE_URL.';
}
