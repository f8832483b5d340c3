import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

const minimumVersion = 15;

/** Folder with `initdb` and `pg_ctl` of the newest PostgreSQL on this machine, or `undefined`. */
export function findPostgresBinaries(): string | undefined {
  const root = '/usr/lib/postgresql';
  const packaged = existsSync(root) ? readdirSync(root).filter((name) => Number(name) >= minimumVersion) : [];
  const folders = packaged.sort((a, b) => Number(b) - Number(a)).map((name) => join(root, name, 'bin'));
  const onPath = (process.env.PATH ?? '').split(':');
  return [...folders, ...onPath].find((folder) => existsSync(join(folder, 'initdb')));
}

/** Whether a PostgreSQL has the extension `plpgsql_check`, without which the platform's lint says nothing. */
export function hasFunctionCheck(binaries: string): boolean {
  // Debian keeps what is shared below /usr/share, others beside their programs.
  const shared = [
    binaries.replace(/^\/usr\/lib\/(.+)\/bin$/, '/usr/share/$1'),
    join(binaries, '../share/postgresql'),
    join(binaries, '../share'),
  ];
  return shared.some((folder) => existsSync(join(folder, 'extension/plpgsql_check.control')));
}

/** PostgreSQL refuses to run as root, so root hands over to the `postgres` user that packages create. */
export function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (userInfo().uid !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** A PostgreSQL of our own, which a test may bring down the hard way. */
export interface Cluster {
  connectionString: string;
  stop(): Promise<void>;
  /** Ends every process of the server at once, as a power cut would. */
  crash(): void;
  /** Starts it again after a crash. */
  restart(): Promise<void>;
  crashAndRestart(): Promise<void>;
}

/** The server and its children: they leave each other's process group, so each is ended by its own id. */
function processesOf(data: string): number[] {
  const server = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(server)], { encoding: 'utf8' });
  return [server, ...children.trim().split(/\s+/).map(Number)];
}

/**
 * Starts a PostgreSQL of our own in a temporary folder below `under`. It listens on a Unix socket there and on no port, so that
 * nothing can collide, unless a `port` is given. Durability is off unless asked for, because the data is thrown away.
 */
export async function startCluster(
  binaries: string,
  {
    durable = false,
    under = tmpdir(),
    env = {} as NodeJS.ProcessEnv,
    superuser = 'postgres',
    port = undefined as number | undefined,
    sharedBuffers = undefined as string | undefined,
  } = {},
): Promise<Cluster> {
  const place = { ...newPlace(binaries, under), superuser, port, sharedBuffers };
  place.run('initdb', [
    '-D',
    place.data,
    '-U',
    superuser,
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ]);
  return startServer(place, durable, env);
}

/**
 * Starts a second PostgreSQL that follows the first: whatever is committed there is streamed here, where it can only be
 * read.
 */
export async function startStandby(binaries: string, primary: Cluster): Promise<Cluster> {
  const place = newPlace(binaries, tmpdir());
  const host = new URL(primary.connectionString).searchParams.get('host') ?? '';
  place.run('pg_basebackup', [
    '-D',
    place.data,
    '-h',
    host,
    '-U',
    'postgres',
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
    '--no-sync',
  ]);
  return startServer(place, false, {});
}

interface Place {
  binaries: string;
  folder: string;
  data: string;
  user: { uid: number; gid: number } | undefined;
  superuser: string;
  /** On the loopback, besides the socket. */
  port: number | undefined;
  /** As the server's setting of that name; its own where it is left out. */
  sharedBuffers: string | undefined;
  run(program: string, args: string[]): void;
}

function newPlace(binaries: string, under: string): Place {
  const folder = mkdtempSync(join(under, 'shop-pg-'));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const run = (program: string, args: string[]) =>
    void execFileSync(join(binaries, program), args, { ...user, cwd: folder, stdio: 'ignore' });
  const data = join(folder, 'data');
  return {
    binaries,
    folder,
    data,
    user,
    superuser: 'postgres',
    port: undefined,
    sharedBuffers: undefined,
    run,
  };
}

async function startServer(
  { binaries, folder, data, user, superuser, port, sharedBuffers, run }: Place,
  durable: boolean,
  env: NodeJS.ProcessEnv,
): Promise<Cluster> {
  const fsync = durable ? 'on' : 'off';
  const address = port === undefined ? `-c listen_addresses=''` : `-c listen_addresses=127.0.0.1 -p ${port}`;
  const memory = sharedBuffers === undefined ? '' : `-c shared_buffers=${sharedBuffers}`;
  const settings = `${address} ${memory} -c unix_socket_directories=${folder} -c fsync=${fsync} -c max_connections=200`;
  // It takes seconds, in which others go on: a test that restarts the server has connections of its own.
  const start = async () => {
    // pg_ctl's output would stay open with the server.
    const command = '"$0" "$@" > /dev/null 2>&1';
    const args = ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start'];
    await promisify(execFile)('sh', ['-c', command, join(binaries, 'pg_ctl'), ...args], {
      ...user,
      cwd: folder,
      env: { ...process.env, ...env },
    });
  };
  await start();
  const kill = () => {
    if (existsSync(join(data, 'postmaster.pid'))) {
      try {
        run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
      } catch {
        // It had crashed before; only its folder is left.
      }
    }
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', kill);
  const crash = () => processesOf(data).forEach(endNow);
  return {
    connectionString: `postgresql://${superuser}@localhost${port === undefined ? '' : `:${port}`}/postgres?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      process.removeListener('exit', kill);
      kill();
    },
    crash,
    restart: () => startAfterCrash(start),
    crashAndRestart: async () => {
      crash();
      await startAfterCrash(start);
    },
  };
}

/** The server refuses to start while a process of the one before is still being cleared away. */
async function startAfterCrash(start: () => Promise<void>): Promise<void> {
  const deadline = performance.now() + 120_000;
  for (;;) {
    try {
      return await start();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await setTimeout(50);
    }
  }
}

/** A child may have followed the server before its turn comes. */
function endNow(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
