import { type Engine, engines, openDatabase, type TestDatabase } from './database';

type Tests = (db: () => TestDatabase) => void;

/**
 * Runs the tests on every engine that can be had here, each time on a database of its own: for what engines may answer
 * differently, as plans and limits, and for what a shop lives by. Says so loudly when PostgreSQL is not among them.
 */
export const onEveryEngine = (subject: string, tests: Tests): void => onEngines(engines, subject, tests);

/**
 * Runs the tests on PostgreSQL, where they take a third of the time, and on the embedded engine where PostgreSQL is
 * missing: for rules in SQL, which both engines read alike. `TEST_ENGINES=all` runs them on both (docs/adr/0082).
 */
export const onOneEngine = (subject: string, tests: Tests): void =>
  onEngines(process.env.TEST_ENGINES === 'all' ? engines : engines.slice(-1), subject, tests);

function onEngines(names: Engine[], subject: string, tests: Tests): void {
  describe.each(names)(`${subject} on %s`, (engine) => {
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
