import { spawnSync } from 'node:child_process';
import fs, { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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
    expect(readdirSync(folder)).toEqual([]);
  });

  it('takes over from an earlier process with its own number, as after the restart of a container', async () => {
    const lock = path.join(folder, 'restarted');
    writeFileSync(lock, String(process.pid));
    expect(await withLock(lock, () => withLock(path.join(folder, 'another'), () => 'in'))).toBe('in');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('takes over though another was stopped while it took over', async () => {
    const lock = path.join(folder, 'twice');
    const { pid } = spawnSync(process.execPath, ['--version']);
    for (const file of [lock, `${lock}.stale`]) writeFileSync(file, String(pid));
    expect(await withLock(lock, () => 'in')).toBe('in');
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ['took over from one that is gone', () => String(spawnSync(process.execPath, ['--version']).pid)],
    [
      'came after one that had finished',
      () => {
        throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
      },
    ],
  ])('waits for whoever %s while it was looking', async (_, seen) => {
    const lock = path.join(folder, 'overtaken');
    writeFileSync(lock, 'another');
    let looks = 0;
    const look = jest.spyOn(fs, 'readFileSync').mockImplementation(() => {
      looks += 1;
      if (looks === 1) {
        writeFileSync(lock, String(process.ppid));
        return seen();
      }
      if (looks === 3) rmSync(lock);
      return String(process.ppid);
    });
    expect(await withLock(lock, () => looks)).toBeGreaterThanOrEqual(3);
    look.mockRestore();
  });
});
