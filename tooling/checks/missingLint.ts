import { existsSync } from 'node:fs';
import path from 'node:path';
import { findPostgresBinaries } from '@shop/test-databases';
import { installDebianPackage } from './installDebianPackage';

/** Makes sure that the platform's lint can run in the tests. Returns what to say loudly where it cannot. */
export async function missingLint(): Promise<string | undefined> {
  const [, version = ''] = /^\/usr\/lib\/postgresql\/(\d+)\//.exec(findPostgresBinaries() ?? '') ?? [];
  const control = path.join('/usr/share/postgresql', version, 'extension/plpgsql_check.control');
  const found =
    version !== '' &&
    (existsSync(control) ||
      ((await installDebianPackage(`postgresql-${version}-plpgsql-check`)) && existsSync(control)));
  return found
    ? undefined
    : "The platform's lint (`supabase db lint`) does NOT run: install plpgsql_check for PostgreSQL.";
}
