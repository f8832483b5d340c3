import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Memory that a process holds, in MB. Rejects when it is gone. */
export async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Math.round(Number(stdout) / 1024);
}
