import { type Database, DataError } from '@shop/kernel/data';
import type { ReleaseOrder, ReleaseState } from './releaseState';

/** Milliseconds: a release gate reads every file of a version. */
const timeout = 20_000;
/** Changes of all remotes together that the page shows. */
const shownChanges = 200;

const refusals = new Map([
  [401, 'SESSION_ENDED'],
  [403, 'FORBIDDEN'],
  [409, 'REFUSED'],
]);

/** What is live, and how it came to that. Rejects with `DataError`. */
export async function readReleases(db: Database): Promise<ReleaseState> {
  const answer = await askDesk(db, `/releases?limit=${shownChanges}`);
  // A web server without a desk may have a page for every address, and an answer may break off.
  if (answer === undefined) throw new DataError('DESK_AWAY', sentenceOf(200, answer));
  return answer as ReleaseState;
}

/** Has the release desk change what is live of a remote. Rejects with `DataError`, whose message is the desk's sentence. */
export const orderRelease = (db: Database, remote: string, order: ReleaseOrder): Promise<unknown> =>
  askDesk(db, `/releases/${remote}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  });

/** Asks the release desk of the web server that this page came from, as whoever is signed in. */
async function askDesk(db: Database, path: string, request: RequestInit = {}): Promise<unknown> {
  const { data } = await db.auth.getSession();
  const headers = new Headers(request.headers);
  headers.set('authorization', `Bearer ${data.session?.access_token ?? ''}`);
  const { status, answer } = await fetchJson(path, { ...request, headers });
  if (status === 200) return answer;
  throw new DataError(refusals.get(status) ?? 'DESK_AWAY', sentenceOf(status, answer));
}

async function fetchJson(path: string, request: RequestInit): Promise<{ status: number; answer: unknown }> {
  try {
    const response = await fetch(path, { ...request, signal: AbortSignal.timeout(timeout) });
    return { status: response.status, answer: await response.json().catch(() => undefined) };
  } catch {
    const doubt = request.method === 'POST' ? ' Look whether the change was made before you repeat it.' : '';
    throw new DataError('DESK_AWAY', `The release desk does not answer.${doubt}`);
  }
}

function sentenceOf(status: number, answer: unknown): string {
  if (status === 401) return 'Your session has ended: sign in again.';
  if (typeof answer === 'object' && answer !== null && 'error' in answer && typeof answer.error === 'string')
    return answer.error;
  return `This web server has no release desk that answers (${status}).`;
}
