import { type ChildProcess, fork } from 'node:child_process';
import type { Row } from '../db/database';
import { repositoryDir } from '../folders';
import type { TestServerMessage, TestServerWish } from './testServer';

/** A running test backend, as its parent process has it. */
export interface BackendProcess extends ReachableBackend {
  child: ChildProcess;
  setListening(listens: boolean): Promise<void>;
}

/** What anybody needs to talk to a test backend. */
export interface ReachableBackend {
  url: string;
  publishableKey: string;
  secretKey: string;
  /** By which a web server is known to its database. */
  serverToken: string;
  /** Runs one statement as superuser. Rejects with an error that carries `code`, `detail` and `hint`. */
  sql(query: string, params?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

/** Starts `program`, a test server, with more environment than this process has. Rejects when it ends instead. */
export async function startProcess(
  environment: NodeJS.ProcessEnv,
  flags: string[],
  program: string,
): Promise<BackendProcess> {
  const { DATABASE_URL: _unwanted, ...inherited } = process.env;
  const child = fork(program, {
    cwd: repositoryDir,
    execArgv: flags,
    env: { ...inherited, BACKEND_PORT: '0', ...environment },
    serialization: 'advanced',
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const { url, publishableKey, secretKey, serverToken } = await untilReady(child, exited);
  const request = createRequest(child);
  return {
    child,
    url,
    publishableKey,
    secretKey,
    serverToken,
    sql: (sql, params = []) => request({ sql, params }),
    setListening: async (listens) => void (await request({ listens })),
    stop: () => {
      // A process that hangs would never hear of it.
      child.kill('SIGCONT');
      if (child.connected) child.disconnect();
      return exited;
    },
  };
}

type Ready = Extract<TestServerMessage, { kind: 'ready' }>;

function untilReady(child: ChildProcess, exited: Promise<void>): Promise<Ready> {
  const ready = new Promise<Ready>((resolve) =>
    child.on('message', (message: TestServerMessage) => message.kind === 'ready' && resolve(message)),
  );
  const failed = exited.then(() => {
    throw new Error('The test backend did not start; its output says why.');
  });
  return Promise.race([ready, failed]);
}

function createRequest(child: ChildProcess): (wish: TestServerWish) => Promise<Row[]> {
  const waiting = new Map<number, (message: Exclude<TestServerMessage, Ready>) => void>();
  let lastId = 0;
  child.on('message', (message: TestServerMessage) => {
    if (message.kind === 'ready') return;
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  });
  return async (wish) => {
    const id = ++lastId;
    const answer = await new Promise<Exclude<TestServerMessage, Ready>>((resolve) => {
      waiting.set(id, resolve);
      child.send({ id, ...wish });
    });
    if (answer.kind === 'error') throw Object.assign(new Error(answer.error.message), answer.error);
    return answer.rows;
  };
}
