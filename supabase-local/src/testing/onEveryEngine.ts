import { startTestBackend, type TestBackend, type TestBackendOptions } from './testBackend';

const hasPostgres = Boolean(process.env.TEST_DATABASE_URL);
const engines: ('pglite' | 'postgres')[] = hasPostgres ? ['pglite', 'postgres'] : ['pglite'];

type Tests = (backend: () => TestBackend) => void;

/**
 * Runs wire tests on both engines, each time on a backend of its own: for what the backend asks of them in its own words.
 * Says loudly where PostgreSQL is missing.
 */
export const onEveryEngine = (subject: string, tests: Tests): void => onEngines(engines, subject, tests);

/** The same on PostgreSQL alone where it can be had, for what does not depend on the engine (docs/adr/0082). */
export const onOneEngine = (subject: string, tests: Tests): void =>
  onEngines(process.env.TEST_ENGINES === 'all' ? engines : engines.slice(-1), subject, tests);

const onEngines = (names: typeof engines, subject: string, tests: Tests): void =>
  onBackends(
    subject,
    names.map((engine) => ({ name: engine, engine })),
    tests,
  );

/** Where PostgreSQL is missing, the embedded engine stands in for the host that exposes every new table and function. */
const exposable = engines.at(-1) ?? 'pglite';

const exposing = {
  name: `${exposable}, exposing defaults`,
  engine: exposable,
  defaults: 'exposing',
} as const;

/**
 * Only where a host exposes every new table and function: what is refused there is refused everywhere, and what strict
 * defaults allow, `grants.test.ts` compares on every engine (docs/adr/0082).
 */
export const onExposingPlatform = (subject: string, tests: Tests): void =>
  onBackends(
    subject,
    process.env.TEST_ENGINES === 'all'
      ? [{ name: 'pglite, strict defaults', engine: 'pglite' }, exposing]
      : [exposing],
    tests,
  );

function onBackends(
  subject: string,
  backends: (TestBackendOptions & { name: string })[],
  tests: Tests,
): void {
  describe.each(backends)(`${subject} on $name`, (options) => {
    let backend: TestBackend | undefined;
    beforeAll(async () => {
      backend = await startTestBackend(options);
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
