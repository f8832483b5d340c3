import type { Database } from './database';
import { isDatabaseAway } from './databaseAway';
import { DatabaseError } from './databaseError';

export interface Limits {
  /** Milliseconds that the copy may be behind; further back it answers nobody. */
  lag: number;
  /** Milliseconds between two looks at how far it is. */
  look: number;
}

/** With the three seconds that a cache may keep a list, a change is seen in time. */
const usual: Limits = { lag: 1_000, look: 250 };

/** A moment at which the database had written so much of its log. */
interface Mark {
  at: number;
  written: bigint;
}

/**
 * A database whose readers that need not see the last moment are answered by its streaming copy, as long as the copy is known to
 * be no further behind than `limits.lag`. Everything else, and everything while the copy is behind or away, goes to the database itself.
 */
export function withReplica(primary: Database, replica: Database, limits = usual): Database {
  const freshness = watchFreshness(primary, replica, limits);
  return {
    ...primary,
    transaction: async (work, options = {}) => {
      if (!options.readOnly || !options.mayLag || !freshness.isFresh())
        return primary.transaction(work, options);
      try {
        return await replica.transaction(work, options);
      } catch (error) {
        if (!isTheCopys(error)) throw error;
        return primary.transaction(work, options);
      }
    },
    close: async () => {
      await freshness.stop();
      await Promise.all([replica.close(), primary.close()]);
    },
  };
}

/** Rows went that a query on a copy still read; a function that writes; tables, columns and functions of a migration just now. */
const ofACopy = new Set(['40001', '25006', '42P01', '42703', '42883']);

/** Not what was asked is wrong, but who was asked. If it is wrong after all, the database itself says so. */
const isTheCopys = (error: unknown): boolean =>
  isDatabaseAway(error) || (error instanceof DatabaseError && ofACopy.has(error.code));

/** Asks the database how far it is, and the copy whether it has come as far. */
function watchFreshness(primary: Database, replica: Database, { lag, look }: Limits) {
  let freshAt = -Infinity;
  let marks: Mark[] = [];
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function compare(): Promise<void> {
    const at = performance.now();
    const [written] = (await primary.query('select pg_current_wal_lsn()::text as place')).rows;
    marks.push({ at, written: placeOf(written?.place) });
    const [replayed] = (await replica.query('select pg_last_wal_replay_lsn()::text as place')).rows;
    const reached = placeOf(replayed?.place);
    const passed = marks.filter((mark) => mark.written <= reached);
    freshAt = Math.max(freshAt, ...passed.map((mark) => mark.at));
    marks = marks.filter((mark) => mark.written > reached).slice(-100);
  }

  let round: Promise<void> = Promise.resolve();
  const next = () => {
    // Whichever does not answer says so to those who ask it; the copy is then not known to be fresh.
    round = compare().catch(() => undefined);
    void round.then(() => {
      if (!stopped) timer = setTimeout(next, look);
    });
  };
  next();
  return {
    isFresh: () => performance.now() - freshAt <= lag,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}

/** A place in the log, which PostgreSQL writes as two numbers: `16/B374D848`. What is no place lies before all. */
function placeOf(text: unknown): bigint {
  const [, high, low] = /^([0-9A-F]+)\/([0-9A-F]+)$/.exec(String(text)) ?? [];
  return high && low ? (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) : -1n;
}
