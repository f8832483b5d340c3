import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  connectTo,
  type Defaults,
  findVendorTool,
  freePort,
  startCluster,
  type TestDatabase,
} from '@shop/test-databases';

const supabaseDir = join(__dirname, '../..');
const read = (...parts: string[]) => readFileSync(join(...parts), 'utf8');
const ownPlatform = join(supabaseDir, '../supabase-local/platform');

/** A server set up as the platform sets up a new project, with nothing of ours in it; queries run as its superuser. */
export interface HostedProject extends TestDatabase {
  /** Runs the platform's command line against the project; answers all it said. Rejects with it where it failed. */
  cli(...args: string[]): Promise<string>;
}

/**
 * @param binaries folder of a PostgreSQL
 * @param defaults what the project grants on whatever is created in `public`
 */
export async function startHostedProject(binaries: string, defaults: Defaults): Promise<HostedProject> {
  const program = findVendorTool('cli');
  if (!program) throw new Error('The command line of the platform is not installed.');
  const port = await freePort();
  const cluster = await startCluster(binaries, { superuser: 'supabase_admin', port });
  const database = connectTo(cluster);
  const scripts = [
    read(__dirname, 'platform.sql'),
    // The services' tables are those of the local backend, where `migrator` stands for `postgres`.
    ...['02_auth.sql', '03_storage.sql'].map((name) =>
      read(ownPlatform, name).replaceAll('migrator', 'postgres'),
    ),
    ...(defaults === 'exposing' ? [read(__dirname, 'exposing.sql')] : []),
  ];
  for (const script of scripts) await database.query(script);

  // It writes beside the migrations and into the home folder.
  const folder = mkdtempSync(join(tmpdir(), 'shop-hosted-'));
  for (const name of ['migrations', 'config.toml'])
    cpSync(join(supabaseDir, name), join(folder, 'supabase', name), { recursive: true });
  const remote = `postgresql://postgres:postgres@127.0.0.1:${port}/postgres?sslmode=disable`;
  return {
    ...database,
    cli: async (...args) => {
      const { stdout, stderr } = await promisify(execFile)(
        program,
        [...args, '--workdir', folder, `--remote=${remote}`],
        {
          env: { PATH: process.env.PATH, HOME: folder, DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1' },
          maxBuffer: 2 ** 26,
        },
      );
      return stdout + stderr;
    },
    stop: async () => {
      await database.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
