import { openDatabase, type TestDatabase } from './database';

/** Which engine of the run it is. */
const engineOf = async (db: TestDatabase) =>
  String((await db.query('select pg_postmaster_start_time()::text as started')).rows[0]?.started);

async function afterUse(use: (db: TestDatabase) => Promise<unknown>): Promise<[string, TestDatabase]> {
  const db = await openDatabase('PGlite');
  const engine = await engineOf(db);
  await use(db);
  await db.stop();
  return [engine, await openDatabase('PGlite')];
}

describe('an embedded database that a test file gives back', () => {
  it('serves the next one when nothing was committed, with nothing left open or set', async () => {
    const [engine, next] = await afterUse(async (db) => {
      await db.query(`set search_path = private`);
      await db.query('begin');
      await db.query(`insert into public.categories (id, name) values ('lamps', 'Lamps')`);
    });
    expect(await engineOf(next)).toBe(engine);
    const { rows } = await next.query(
      `select current_setting('search_path') as path, (select count(*)::int from public.categories where id = 'lamps') as lamps`,
    );
    expect(rows).toEqual([{ path: 'public', lamps: 0 }]);
    await next.stop();
  });

  it('serves nobody else after a commit', async () => {
    const [engine, next] = await afterUse((db) =>
      db.query(`insert into public.categories (id, name) values ('lamps', 'Lamps')`),
    );
    expect(await engineOf(next)).not.toBe(engine);
    expect((await next.query(`select id from public.categories where id = 'lamps'`)).rows).toEqual([]);
    await next.stop();
  });
});
