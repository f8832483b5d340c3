import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {import('./openEmbedded').EmbeddedRequest} EmbeddedRequest
 * @typedef {import('./openEmbedded').EmbeddedAnswer} EmbeddedAnswer
 * @typedef {{ child: import('node:child_process').ChildProcess, waiting: Map<number, (answer: EmbeddedAnswer) => void> }} Host
 */

/** The engine is translated once and plainly: it would not earn back the time of the optimising compiler. */
const flags = ['--liftoff-only', '--wasm-lazy-compilation', '--single-threaded-gc'];

/** @type {Host | undefined} */
let host;
let lastId = 0;

/** @returns {Host} */
function start() {
  const child = fork(fileURLToPath(new URL('./embeddedProcess.mjs', import.meta.url)), {
    execArgv: flags,
    serialization: 'advanced',
  });
  const started = { child, waiting: new Map() };
  child.on('message', ({ id, ...answer }) => {
    started.waiting.get(id)?.(answer);
    started.waiting.delete(id);
    if (started.waiting.size === 0) child.channel?.unref();
  });
  child.once('exit', () => {
    if (host === started) host = undefined;
    started.waiting.forEach((give) => give({ error: { message: 'The embedded databases ended' } }));
  });
  // This process waits for answers alone, and the other one ends with it.
  child.unref();
  return started;
}

/**
 * The process in which all embedded databases of a Jest worker run, so that the engine is loaded and compiled once.
 * Started by the first who asks, and again when it has ended.
 */
export const embeddedHost = {
  /**
   * @param {EmbeddedRequest} request
   * @returns {Promise<EmbeddedAnswer>}
   */
  ask(request) {
    host ??= start();
    const { child, waiting } = host;
    const id = (lastId += 1);
    child.channel?.ref();
    return new Promise((give) => {
      waiting.set(id, give);
      child.send({ id, ...request });
    });
  },
  /** Ends it with all its databases: one of them never answers. */
  kill() {
    host?.child.kill('SIGKILL');
    host = undefined;
  },
};
