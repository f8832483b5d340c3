import type { TestDatabase } from '@shop/test-databases';

/**
 * Runs `work` while whoever inserts into `table` stops there until somebody waits for a lock that they hold, a second at
 * most. So two requests that could meet do meet. The embedded engine takes them in turn, and nobody stops there.
 */
export async function pausedUntilAwaited<Result>(
  db: TestDatabase,
  table: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await db.query(`create function private.pause_until_awaited() returns trigger language plpgsql as $$
    begin
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
    return await work();
  } finally {
    await db.query('drop function private.pause_until_awaited() cascade');
  }
}
