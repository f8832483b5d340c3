import { engines, openDatabase, type TestDatabase } from './database';

/**
 * Runs the tests on every engine that can be had here, each time on a database of its own. Says so loudly when
 * PostgreSQL is not among them.
 */
export function onEveryEngine(subject: string, tests: (db: () => TestDatabase) => void): void {
  describe.each(engines)(`${subject} on %s`, (engine) => {
    let db: TestDatabase | undefined;
    beforeAll(async () => {
      db = await openDatabase(engine);
    });
    afterAll(() => db?.stop());
    tests(() => {
      if (!db) throw new Error('The database is open only while tests run');
      return db;
    });
  });
  if (!engines.includes('PostgreSQL')) {
    afterAll(() =>
      console.warn(
        `DID NOT RUN on PostgreSQL: ${subject}. Install PostgreSQL 15 or newer, or set TEST_DATABASE_URL.`,
      ),
    );
  }
}
