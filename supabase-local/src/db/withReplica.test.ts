import { type Cluster, findPostgresBinaries, startCluster, startStandby } from '@shop/test-databases';
import type { Database } from './database';
import { openLater, openPostgres } from './openPostgres';
import { withReplica } from './withReplica';

const binaries = findPostgresBinaries();
if (!binaries) console.warn('No copy of a database is tried here: install PostgreSQL 15 or newer.');

const lag = 400;

(binaries ? describe : describe.skip)('a database with a streaming copy', () => {
  let primary: Cluster;
  let standby: Cluster;
  let db: Database;
  let copy: Database;
  beforeAll(async () => {
    primary = await startCluster(binaries ?? '');
    standby = await startStandby(binaries ?? '', primary);
    copy = openLater(standby.connectionString);
    db = withReplica(await openPostgres(primary.connectionString), openLater(standby.connectionString), {
      lag,
      look: 50,
    });
    await db.query('create table prices (price integer)');
    await db.query('insert into prices values (100)');
    // It may be behind already when it is asked for the first time, as far as it is allowed to be.
    await until(
      async () => (await copy.query('select 1 from prices').catch(() => undefined))?.rows.length === 1,
    );
  });
  afterAll(async () => {
    await copy?.close();
    await db?.close();
    await standby?.stop();
    await primary?.stop();
  });

  /** The price, and whether the copy said it. */
  const read = async (mayLag: boolean) => {
    const { rows } = await db.transaction(
      (tx) => tx.query('select price, pg_is_in_recovery() as copied from prices'),
      { readOnly: true, mayLag },
    );
    return rows[0] as { price: number; copied: boolean };
  };
  /** Jest's own deadline ends a wait in vain. */
  const until = async (holds: () => Promise<boolean>) => {
    while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
  };

  it('lets the copy answer who may be told a moment later, and nobody else', async () => {
    await until(async () => (await read(true)).copied);
    expect(await read(false)).toEqual({ price: 100, copied: false });
    const writes = await db.transaction((tx) => tx.query('select pg_is_in_recovery() as copied'), {
      mayLag: true,
    });
    expect(writes.rows).toEqual([{ copied: false }]);
  });

  it('asks the database itself as soon as the copy is further behind than it may be, until it has caught up', async () => {
    await copy.query('select pg_wal_replay_pause()');
    await db.query('update prices set price = 200');
    // Whoever changed it sees it at once.
    expect(await read(false)).toEqual({ price: 200, copied: false });
    await until(async () => (await read(true)).price === 200);
    expect(await read(true)).toEqual({ price: 200, copied: false });

    await copy.query('select pg_wal_replay_resume()');
    await until(async () => (await read(true)).copied);
    expect(await read(true)).toEqual({ price: 200, copied: true });
  });

  it('asks the database itself for what a migration has just made', async () => {
    await until(async () => (await read(true)).copied);
    await copy.query('select pg_wal_replay_pause()');
    await db.query('create table looks (id integer)');
    const { rows } = await db.transaction((tx) => tx.query('select count(*)::integer as looks from looks'), {
      readOnly: true,
      mayLag: true,
    });
    expect(rows).toEqual([{ looks: 0 }]);
    await copy.query('select pg_wal_replay_resume()');
  });

  it('goes on without the copy, and takes it again when it is back', async () => {
    await db.query('update prices set price = 300');
    standby.crash();
    for (let turn = 0; turn < 5; turn += 1) expect(await read(true)).toEqual({ price: 300, copied: false });
    await standby.restart();
    await until(async () => (await read(true)).copied);
    expect(await read(true)).toEqual({ price: 300, copied: true });
  });
});
