import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from './integrityOf';
import { matchesHash } from './matchesHash';

const bytes = new TextEncoder().encode('alert(1)');

test('a file has the hash that was written of it, and no other bytes have', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'hash-')), 'a.js');
  writeFileSync(file, bytes);
  expect(matchesHash(bytes, integrityOf(file))).toBe(true);
  expect(matchesHash(new TextEncoder().encode('alert(2)'), integrityOf(file))).toBe(false);
});

test('what was released with longer hashes is still what it was', () => {
  const hash = 'sha384-HT2E9NfWiuQ/w1PRai+hTyqW16NIoCGA/m8VQDUopfAtcz6YQjtsMmQd5uRbVDpW';
  expect(matchesHash(bytes, hash)).toBe(true);
  expect(matchesHash(new TextEncoder().encode('alert(2)'), hash)).toBe(false);
});
