import { setTimeout } from 'node:timers/promises';
import { openQueries } from '@shop/test-databases';

/** Milliseconds between two looks. */
const pause = 5;

/** How many milliseconds the copy of a database was behind at each look while `work` was under way. */
export async function watchLag(
  databaseUrl: string,
  copyUrl: string,
  work: () => Promise<unknown>,
): Promise<number[]> {
  const [database, copy] = await Promise.all([openQueries(databaseUrl), openQueries(copyUrl)]);
  const lags: number[] = [];
  let isOver = false;
  const watch = async () => {
    while (!isOver) {
      const [row] = await database.rows('select pg_current_wal_lsn()::text as place');
      const written = performance.now();
      while (!(await hasCome(String(row?.place)))) await setTimeout(1);
      lags.push(performance.now() - written);
      await setTimeout(pause);
    }
  };
  const hasCome = async (place: string) => {
    const [row] = await copy.rows('select pg_last_wal_replay_lsn() >= $1::pg_lsn as yes', [place]);
    return row?.yes === true;
  };
  const watching = watch();
  await work().finally(() => (isOver = true));
  await watching;
  await Promise.all([database.stop(), copy.stop()]);
  return lags;
}
