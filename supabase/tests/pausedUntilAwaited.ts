import type { TestDatabase } from '@shop/test-databases';

/** Any number that nothing else locks. */
const paused = 20_261_123;

/**
 * Makes two requests meet: whoever inserts into `table` stops there until somebody waits for a lock that they hold, a
 * second at most, and `second` begins when `first` has come so far. The embedded engine takes them in turn, and nobody
 * stops there.
 */
export async function pausedUntilAwaited<First, Second>(
  db: TestDatabase,
  table: string,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  await db.query(`create function private.pause_until_awaited() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(${paused});
      for v_try in 1..50 loop
        exit when version() ilike '%emscripten%' or exists (
          select 1 from pg_catalog.pg_locks l where not l.granted and pg_backend_pid() = any (pg_blocking_pids(l.pid))
        );
        perform pg_sleep(0.02);
      end loop;
      return new;
    end $$`);
  await db.query(`create trigger pause_until_awaited before insert on ${table}
    for each row execute function private.pause_until_awaited()`);
  try {
    let ended = false;
    const going = first().finally(() => {
      ended = true;
    });
    // The server has the databases of other tests as well, and shows the locks of all.
    const hasPaused = async () =>
      (
        await db.query(
          `select from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
           where l.locktype = 'advisory' and l.objid = ${paused}`,
        )
      ).rows.length > 0;
    const following = (async () => {
      while (!ended && !(await hasPaused()));
      return second();
    })();
    return await Promise.all([going, following]);
  } finally {
    await db.query('drop function private.pause_until_awaited() cascade');
  }
}
