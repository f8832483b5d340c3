import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { unprivilegedUser } from './postgresCluster';

const program = '/usr/sbin/pgbouncer';

/** Where Debian puts pgbouncer, or `undefined` where it is not installed. */
export const findPooler = (): string | undefined => (existsSync(program) ? program : undefined);

/** A pgbouncer before a PostgreSQL, in transaction mode: connections are lent for one transaction each. */
export interface Pooler {
  /** The address by which a database of the server is reached through the pooler. */
  urlOf(databaseUrl: string): string;
  stop(): Promise<void>;
}

/** Starts one that has `connections` to each database. Like PostgreSQL, it listens on a Unix socket and on no port. */
export async function startPooler(serverUrl: string, connections: number): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-pooler-'));
  const user = unprivilegedUser();
  const server = new URL(serverUrl);
  const port = server.port || '5432';
  const host = server.searchParams.get('host') ?? server.hostname;
  const password = server.password ? ` password=${decodeURIComponent(server.password)}` : '';
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    [
      '[databases]',
      `* = host=${host} port=${port} user=${decodeURIComponent(server.username)}${password}`,
      '[pgbouncer]',
      'pool_mode = transaction',
      'auth_type = any',
      'listen_addr =',
      `unix_socket_dir = ${folder}`,
      `listen_port = ${port}`,
      `default_pool_size = ${connections}`,
      'max_client_conn = 200',
      'query_wait_timeout = 20',
      `logfile = ${join(folder, 'log')}`,
    ].join('\n'),
  );
  if (user) for (const path of [folder, settings]) chownSync(path, user.uid, user.gid);
  const child = spawn(program, ['-q', settings], { ...user, cwd: folder, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const endWithUs = () => void child.kill('SIGKILL');
  process.once('exit', endWithUs);
  await untilListening(join(folder, `.s.PGSQL.${port}`), () => child.exitCode !== null);
  return {
    urlOf: (databaseUrl) => {
      const url = new URL(databaseUrl);
      url.searchParams.set('host', folder);
      return url.href;
    },
    stop: async () => {
      process.removeListener('exit', endWithUs);
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilListening(socket: string, hasEnded: () => boolean): Promise<void> {
  while (!(await answers(socket))) {
    if (hasEnded()) throw new Error('The pooler did not start.');
    await setTimeout(20);
  }
}

const answers = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
