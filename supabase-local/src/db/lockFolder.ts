import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { rethrowFolderError } from '../folderError';
import { StartupError } from '../startupError';

/** Another process of this machine runs on the folder. */
export class FolderInUse extends StartupError {
  override name = 'FolderInUse';
}

/**
 * Claims a folder for this process: the embedded engine takes no lock, and two of them on one folder lose writes.
 * A lock whose process has died is taken over. Returns the release. Throws `FolderInUse` while another lives.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'backend.lock');
  while (!(await take(file))) {
    const holder = await readHolder(file);
    if (await isAlive(holder))
      throw new FolderInUse(
        `The data folder ${folder} is in use by process ${holder.split(' ')[0]}. Stop it, or set DATA_DIR to another folder.`,
      );
  }
  return () => rm(file, { force: true });
}

/** False where it was taken, or has just been taken away from one that is dead. */
async function take(file: string): Promise<boolean> {
  if (await createLock(file)) return true;
  if (await isStale(file)) await removeStale(file);
  return false;
}

/** One process at a time, which looks again: a slower one would remove the lock of whoever took over meanwhile. */
async function removeStale(file: string): Promise<void> {
  const turn = `${file}.stale`;
  if (!(await take(turn))) return;
  try {
    if (await isStale(file)) await rm(file, { force: true });
  } finally {
    await rm(turn, { force: true });
  }
}

/** It appears together with its holder, so that one without is nobody's. */
async function createLock(file: string): Promise<boolean> {
  const draft = `${file}.${process.pid}.${randomUUID()}`;
  try {
    await writeFile(draft, `${process.pid} ${await startTime(process.pid)}`);
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    return rethrowFolderError(dirname(file))(error as NodeJS.ErrnoException);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Empty where there is none any more. */
const readHolder = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');

const isStale = async (file: string): Promise<boolean> => !(await isAlive(await readHolder(file)));

async function isAlive(holder: string): Promise<boolean> {
  const [pid, started] = holder.split(' ');
  if (!pid || !(Number(pid) > 0)) return false;
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return (await startTime(Number(pid))) === started;
}

/** Tells a process from a later one with the same number, as after a container restart; empty off Linux. */
async function startTime(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
