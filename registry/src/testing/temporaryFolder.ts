import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A fresh folder that is removed after the test file. Call it where `afterAll` may be called. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
