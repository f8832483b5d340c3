import { startTestBackend, type TestBackend, type TestBackendOptions } from './testing';

const hasPostgres = Boolean(process.env.TEST_DATABASE_URL);
const engines: TestBackendOptions['engine'][] = hasPostgres ? ['pglite', 'postgres'] : ['pglite'];

/** Runs wire tests on both engines, each time on a backend of its own. Says loudly where PostgreSQL is missing. */
export function onEveryEngine(subject: string, tests: (backend: () => TestBackend) => void): void {
  describe.each(engines)(`${subject} on %s`, (engine) => {
    let backend: TestBackend | undefined;
    beforeAll(async () => {
      backend = await startTestBackend({ engine });
    });
    afterAll(() => backend?.stop());
    tests(() => {
      if (!backend) throw new Error('The backend is up only while tests run');
      return backend;
    });
  });
  if (!hasPostgres) {
    afterAll(() =>
      console.warn(`DID NOT RUN on PostgreSQL: ${subject}. Install PostgreSQL 15, or set TEST_DATABASE_URL.`),
    );
  }
}
