import { openPostgres } from './openPostgres';

const serverUrl = process.env.TEST_DATABASE_URL;

(serverUrl ? test : test.skip)(
  'a connection that nobody needed for five minutes serves the next request',
  async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const database = await openPostgres(serverUrl ?? '');
    try {
      const connection = async () => (await database.query('select pg_backend_pid() pid')).rows[0]?.pid;
      const before = await connection();
      await jest.advanceTimersByTimeAsync(300_000);
      expect(await connection()).toBe(before);
    } finally {
      jest.useRealTimers();
      await database.close();
    }
  },
);
