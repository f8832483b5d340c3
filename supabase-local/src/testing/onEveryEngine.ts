import { startTestBackend, type TestBackend, type TestBackendOptions } from './testBackend';

const hasPostgres = Boolean(process.env.TEST_DATABASE_URL);
const engines: TestBackendOptions['engine'][] = hasPostgres ? ['pglite', 'postgres'] : ['pglite'];

/** Runs wire tests on both engines, each time on a backend of its own. Says loudly where PostgreSQL is missing. */
export function onEveryEngine(subject: string, tests: (backend: () => TestBackend) => void): void {
  onBackends(
    subject,
    engines.map((engine) => ({ name: engine, engine })),
    tests,
  );
}

interface Platform {
  /** One of them is, for what no default of the platform can change. */
  isFirst: boolean;
}

/** Where PostgreSQL is missing, the embedded engine stands in for the host that exposes every new table and function. */
const exposable = engines.at(-1) ?? 'pglite';

/**
 * The same on both kinds of platform that a shop can have, each on an engine of its own: the strict defaults that we set,
 * and a host's that expose every new table and function. What PostgreSQL grants strictly, `grants.test.ts` compares
 * (docs/adr/0053).
 */
export function onEveryPlatform(
  subject: string,
  tests: (backend: () => TestBackend, platform: Platform) => void,
): void {
  onBackends(
    subject,
    [
      { name: 'pglite, strict defaults', engine: 'pglite' },
      { name: `${exposable}, exposing defaults`, engine: exposable, defaults: 'exposing' },
    ],
    tests,
  );
}

function onBackends(
  subject: string,
  backends: (TestBackendOptions & { name: string })[],
  tests: (backend: () => TestBackend, platform: Platform) => void,
): void {
  describe.each(backends)(`${subject} on $name`, (options) => {
    let backend: TestBackend | undefined;
    beforeAll(async () => {
      backend = await startTestBackend(options);
    });
    afterAll(() => backend?.stop());
    tests(
      () => {
        if (!backend) throw new Error('The backend is up only while tests run');
        return backend;
      },
      { isFirst: options === backends[0] },
    );
  });
  if (!hasPostgres) {
    afterAll(() =>
      console.warn(`DID NOT RUN on PostgreSQL: ${subject}. Install PostgreSQL 15, or set TEST_DATABASE_URL.`),
    );
  }
}
