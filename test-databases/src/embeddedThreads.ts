import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { EmbeddedAnswer, EmbeddedRequest } from './embeddedMessages';

/** One PGlite in a thread of its own: it computes synchronously. */
export interface EmbeddedThread {
  /** One at a time: answers come in the order of requests. */
  ask(request: EmbeddedRequest): Promise<EmbeddedAnswer>;
  end(): Promise<void>;
}

function startThread(archive: string | undefined): EmbeddedThread {
  // An entry of the bundle beside this one.
  const worker = new Worker(new URL('./embeddedThread.js', import.meta.url), { workerData: { archive } });
  const ended = once(worker, 'exit').then((): EmbeddedAnswer[] => [
    { error: { message: 'The embedded database ended' } },
  ]);
  // What it failed with is on the standard error output.
  worker.on('error', (error) => console.error(error));
  let last: Promise<unknown> = Promise.resolve();
  return {
    ask: (request) => {
      const answer = last.then(async () => {
        const answered = once(worker, 'message') as Promise<EmbeddedAnswer[]>;
        worker.postMessage(request);
        const [first] = await Promise.race([answered.catch(() => ended), ended]);
        return first ?? {};
      });
      last = answer;
      return answer;
    },
    end: async () => void (await worker.terminate()),
  };
}

/** Transactions that took a number since `$1` and were committed. */
const committedSince = `select count(*)::int as committed
  from generate_series($1::bigint, pg_snapshot_xmax(pg_current_snapshot())::text::bigint - 1) x
  where pg_xact_status(x::text::xid8) = 'committed'`;

/** What came out of a borrowed database, and how it is told whether it is still as it was. */
export interface Borrowed {
  thread: EmbeddedThread;
  archive: string | undefined;
  /** The number of the first transaction that writes after it was borrowed. */
  since: string;
}

const unused = new Map<string, EmbeddedThread[]>();

/** A database as it was saved: one that was given back untouched, or a new one. */
export async function borrow(archive: string | undefined): Promise<Borrowed> {
  const thread = unused.get(archive ?? '')?.pop() ?? startThread(archive);
  const { rows, error } = await thread.ask({
    sql: 'select pg_snapshot_xmax(pg_current_snapshot())::text as since',
    params: [],
  });
  // One that did not open says so to the first who asks.
  if (error) console.error(error.message);
  return { thread, archive, since: String(rows?.[0]?.since) };
}

/**
 * Keeps a database for the next one who asks when nothing was committed to it, which is what most test files do to
 * theirs: opening one takes longer than their tests. The others end.
 */
export async function giveBack({ thread, archive, since }: Borrowed): Promise<void> {
  await thread.ask({ sql: 'rollback' });
  await thread.ask({ sql: 'discard all' });
  const { rows } = await thread.ask({ sql: committedSince, params: [since] });
  const isUntouched = archive !== undefined && rows?.[0]?.committed === 0;
  if (isUntouched) unused.set(archive, [...(unused.get(archive) ?? []), thread]);
  else await thread.end();
}
