import { fork } from 'node:child_process';
import path from 'node:path';
import { recordCalls } from '../tracing/loadTracing';
import { guardSignals } from './guardProcess';
import type { HalfAddress, RenderOrder, RenderOutcome, RenderReport } from './renderMessages';
import { serverHalfLimits as limits } from './serverHalfLimits';

/** A running process that renders one remote's pages. */
export interface RenderProcess {
  /** Resolves when it can render; never when it ends before. */
  ready: Promise<void>;
  /** Resolves when it has ended, with what it did. */
  ended: Promise<string>;
  /** Undefined when the process ended before it answered. */
  render(order: Omit<RenderOrder, 'id'>): Promise<RenderOutcome | undefined>;
  stop(): void;
}

/** Of the web server's environment the remotes' code gets only what certificates, calendars and the log need. */
const { TZ, NODE_EXTRA_CA_CERTS, LOG_FORMAT } = process.env;

/** The built program lies beside the web server's own file. */
const program = path.join(__dirname, 'renderProcess.cjs');

/** Starts the process of one server half. */
export function startRenderProcess(address: HalfAddress): RenderProcess {
  const child = fork(program, [JSON.stringify(address)], {
    execArgv: [`--max-old-space-size=${limits.heap}`],
    env: { TZ, NODE_EXTRA_CA_CERTS, LOG_FORMAT },
    serialization: 'advanced',
    // What it prints goes to the error output: the other one is where the web server says that it is ready.
    stdio: ['ignore', 2, 2, 'ipc'],
  });
  const waiting = new Map<number, (outcome: RenderOutcome | undefined) => void>();
  let lastId = 0;
  let fault: string | undefined;
  const settle = (id: number, outcome?: RenderOutcome) => {
    waiting.get(id)?.(outcome);
    waiting.delete(id);
  };
  const end = (reason: string) => {
    fault ??= reason;
    child.kill('SIGKILL');
  };

  const tooLate = setTimeout(() => end(`was not ready within ${limits.start} ms`), limits.start);
  tooLate.unref();
  const ready = new Promise<void>((resolve) => {
    child.on('message', (report: RenderReport) => {
      if (report.type === 'done') {
        if (report.calls) recordCalls(report.calls);
        settle(report.id, report.outcome);
      }
      if (report.type === 'fatal') end(`failed: ${report.error}`);
      if (report.type !== 'ready') return;
      clearTimeout(tooLate);
      resolve();
    });
  });
  const failed = new Promise<void>((resolve) => {
    child.on('error', (error) => {
      fault ??= `failed: ${error.message}`;
      if (child.pid === undefined) resolve();
    });
  });
  // Its last words may arrive after the news of its end.
  const gone = Promise.all(
    ['exit', 'disconnect'].map((event) => new Promise<void>((resolve) => child.once(event, () => resolve()))),
  );
  const ended = Promise.race([gone, failed]).then(() => {
    clearTimeout(tooLate);
    for (const id of [...waiting.keys()]) settle(id);
    return fault ?? describeEnd(child.exitCode, child.signalCode);
  });
  return {
    ready,
    ended,
    render: (asked) =>
      new Promise((resolve) => {
        const order: RenderOrder = { ...asked, id: (lastId += 1) };
        waiting.set(order.id, resolve);
        child.send(order, (error) => {
          if (error) settle(order.id);
        });
      }),
    stop: () => end('was stopped'),
  };
}

function describeEnd(code: number | null, signal: NodeJS.Signals | null): string {
  if (signal === guardSignals.loop) return `kept its thread for more than ${limits.loop} s`;
  if (signal === guardSignals.memory) return `used more than ${limits.memory} MB of memory`;
  if (signal === 'SIGABRT' || signal === 'SIGTRAP')
    return `aborted (${signal}), as happens with more than ${limits.heap} MB of objects`;
  return signal ? `was ended by ${signal}` : `ended itself with code ${code}`;
}
