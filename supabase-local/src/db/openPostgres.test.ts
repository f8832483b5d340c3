import type { Database } from './database';
import { openPostgres } from './openPostgres';

const serverUrl = process.env.TEST_DATABASE_URL ?? '';

/** Which of the server's processes answers. */
const connection = async (database: Database) =>
  (await database.query('select pg_backend_pid() pid')).rows[0]?.pid;

(serverUrl ? describe : describe.skip)('connections to a PostgreSQL', () => {
  it('one that nobody needed for five minutes serves the next request', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const database = await openPostgres(serverUrl);
    try {
      const before = await connection(database);
      await jest.advanceTimersByTimeAsync(300_000);
      expect(await connection(database)).toBe(before);
    } finally {
      jest.useRealTimers();
      await database.close();
    }
  });

  it('one that has served its requests is replaced', async () => {
    // The first of them asks whether we are a superuser.
    const database = await openPostgres(serverUrl, { uses: 3 });
    const answering: unknown[] = [];
    for (let request = 0; request < 4; request += 1) answering.push(await connection(database));
    await database.close();
    const [first, second, third, fourth] = answering;
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(fourth).toBe(third);
  });
});
