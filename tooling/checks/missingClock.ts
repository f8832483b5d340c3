import { findClockLibrary } from '@shop/supabase-local/jumping-clock';
import { installDebianPackage } from './installDebianPackage';

/** Makes sure that clocks can jump in the tests. Returns what to say loudly where they cannot. */
export async function missingClock(): Promise<string | undefined> {
  const found =
    findClockLibrary() ?? ((await installDebianPackage('libfaketime')) ? findClockLibrary() : undefined);
  return found ? undefined : 'No clock jumps under the backend in these tests: install libfaketime.';
}
