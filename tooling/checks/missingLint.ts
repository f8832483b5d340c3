import { findPostgresBinaries, hasFunctionCheck } from '@shop/test-databases';
import { installDebianPackage } from './installDebianPackage';

/** Makes sure that the platform's lint can run in the tests. Returns what to say loudly where it cannot. */
export async function missingLint(): Promise<string | undefined> {
  const binaries = findPostgresBinaries() ?? '';
  const [, version] = /^\/usr\/lib\/postgresql\/(\d+)\//.exec(binaries) ?? [];
  const found =
    hasFunctionCheck(binaries) ||
    (version !== undefined &&
      (await installDebianPackage(`postgresql-${version}-plpgsql-check`)) &&
      hasFunctionCheck(binaries));
  return found
    ? undefined
    : "The platform's lint (`supabase db lint`) does NOT run: install plpgsql_check for PostgreSQL.";
}
