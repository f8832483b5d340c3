import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Debian and its kin keep libfaketime here, which gives a process another clock than the machine's. */
export const findClockLibrary = (): string | undefined =>
  ['x86_64', 'aarch64']
    .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`)
    .find((file) => existsSync(file));

/** The wall clock of the processes that are started with its environment. */
export interface JumpingClock {
  env: NodeJS.ProcessEnv;
  /** Sets it so many hours off the machine's. */
  jumpTo(hours: number): void;
  remove(): void;
}

/** Undefined where libfaketime is not installed. The clock that measures how long something takes goes on evenly. */
export function createJumpingClock(): JumpingClock | undefined {
  const library = findClockLibrary();
  if (!library) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'shop-clock-'));
  // The database server runs as a user of its own and must read it too.
  chmodSync(folder, 0o755);
  const file = join(folder, 'offset');
  const jumpTo = (hours: number) => writeFileSync(file, `${hours >= 0 ? '+' : '-'}${Math.abs(hours)}h\n`);
  jumpTo(0);
  return {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    jumpTo,
    remove: () => rmSync(folder, { recursive: true }),
  };
}
