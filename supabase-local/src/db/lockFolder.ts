import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
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
  if (!(await createLock(file))) {
    const holder = await readFile(file, 'utf8').catch(() => '');
    if (await isAlive(holder)) {
      throw new FolderInUse(
        `The data folder ${folder} is in use by process ${holder.split(' ')[0]}. Stop it, or set DATA_DIR to another folder.`,
      );
    }
    await rm(file, { force: true });
    if (!(await createLock(file)))
      throw new FolderInUse(`The data folder ${folder} has just been taken by another process.`);
  }
  return () => rm(file, { force: true });
}

async function createLock(file: string): Promise<boolean> {
  try {
    await writeFile(file, `${process.pid} ${await startTime(process.pid)}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    return rethrowFolderError(dirname(file))(error as NodeJS.ErrnoException);
  }
}

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
