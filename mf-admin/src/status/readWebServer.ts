/** What `/readyz` of the web server says that this page came from. */
export interface Readiness {
  status: 'ready' | 'degraded' | 'not ready';
  /** The version of its shell. */
  shell?: string;
  checks: {
    registry: string;
    scripts: string;
    backend: string;
    remotes: { name: string; version: string; state: string }[];
  };
}

export interface WebServer {
  /** `null` where it does not say. */
  readiness: Readiness | null;
  /** Versions that nobody gets any more, as `mf-catalog@0.1.0-1a2b3c4d`. */
  killed: string[];
}

/** Milliseconds: a page that waits for what is broken says nothing. */
const timeout = 5_000;

/** Never rejects: a web server that does not answer is a line of the page, and no failure of it. */
export async function readWebServer(): Promise<WebServer> {
  const [readiness, killed] = await Promise.all([readJson('/readyz'), readJson('/killed.json')]);
  return {
    readiness: isReadiness(readiness) ? readiness : null,
    killed: Array.isArray(killed) ? killed.filter((each) => typeof each === 'string') : [],
  };
}

/** Not ready is an answer, too. */
const readJson = (path: string): Promise<unknown> =>
  fetch(path, { signal: AbortSignal.timeout(timeout) })
    .then((response) => response.json() as Promise<unknown>)
    .catch(() => null);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isReadiness = (value: unknown): value is Readiness =>
  isObject(value) &&
  typeof value.status === 'string' &&
  isObject(value.checks) &&
  Array.isArray(value.checks.remotes);
