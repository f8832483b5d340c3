import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

const minimumVersion = 15;

/** Folder with `initdb` and `pg_ctl` of the newest PostgreSQL on this machine, or `undefined`. */
export function findPostgresBinaries(): string | undefined {
  const root = '/usr/lib/postgresql';
  const packaged = existsSync(root) ? readdirSync(root).filter((name) => Number(name) >= minimumVersion) : [];
  const folders = packaged.sort((a, b) => Number(b) - Number(a)).map((name) => join(root, name, 'bin'));
  const onPath = (process.env.PATH ?? '').split(':');
  return [...folders, ...onPath].find((folder) => existsSync(join(folder, 'initdb')));
}

/** A database to test in, and how to get rid of it. */
export interface TestServer {
  connectionString: string;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root, so root hands over to the `postgres` user that packages create. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (userInfo().uid !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/**
 * Starts a PostgreSQL of our own in a temporary folder. It listens on a Unix socket there and on no port, so that
 * nothing can collide; durability is off because the data is thrown away.
 */
export async function startCluster(binaries: string): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-pg-'));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const run = (program: string, args: string[]) =>
    execFileSync(join(binaries, program), args, { ...user, cwd: folder, stdio: 'ignore' });

  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']);
  const settings = `-c listen_addresses='' -c unix_socket_directories=${folder} -c fsync=off -c max_connections=120`;
  run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start']);
  const kill = () => {
    run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', kill);
  return {
    connectionString: `postgresql://postgres@/postgres?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      process.removeListener('exit', kill);
      kill();
    },
  };
}

/** A fresh database on a server that somebody else runs (`TEST_DATABASE_URL`); `stop` drops it. */
export async function createScratchDatabase(serverUrl: string): Promise<TestServer> {
  const name = `shop_test_${process.pid}_${Date.now()}`;
  const admin = async (sql: string) => {
    const client = new Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await admin(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { connectionString: url.href, stop: () => admin(`drop database ${name} with (force)`) };
}
