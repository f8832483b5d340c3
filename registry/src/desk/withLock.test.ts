import { spawnSync } from 'node:child_process';
import fs, { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { withLock } from './withLock';

const folder = temporaryFolder();

describe('withLock', () => {
  it('lets one in at a time', async () => {
    const lock = path.join(folder, 'one');
    let inside = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++inside);
      await new Promise((resolve) => setImmediate(resolve));
      inside--;
    };
    await Promise.all([1, 2, 3].map(() => withLock(lock, work)));
    expect(most).toBe(1);
    expect(existsSync(lock)).toBe(false);
  });

  it('opens again when the work fails', async () => {
    const lock = path.join(folder, 'failing');
    await expect(withLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(existsSync(lock)).toBe(false);
  });

  it('leaves nothing behind when the disk is full', async () => {
    const lock = path.join(folder, 'full');
    const full = jest.spyOn(fs, 'writeSync').mockImplementation(() => {
      throw new Error('ENOSPC');
    });
    await expect(withLock(lock, () => 'in')).rejects.toThrow('ENOSPC');
    full.mockRestore();
    expect(existsSync(lock)).toBe(false);
    expect(await withLock(lock, () => 'in')).toBe('in');
  });

  it('takes over from an owner that is gone', async () => {
    const lock = path.join(folder, 'stale');
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(lock, String(pid));
    expect(await withLock(lock, () => 'in')).toBe('in');
  });
});
