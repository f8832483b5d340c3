import { FileFault, localEntry, type RegistryEntry, versionLabel } from '@shop/registry';
import {
  type Caller,
  type ChangeAnswer,
  type Changed,
  linksGivenUp,
  noteFile,
  readArtefactAddress,
  ReleaseRefused,
  StoreAway,
} from '@shop/registry/desk';
import { createPlaces } from '../createPlaces';
import { logFault } from '../log/log';
import type { Settings } from '../settings';
import { ApiRefusal } from './ApiRefusal';
import { mostFileBytes, mostOrderBytes } from './bodyLimits';
import type { ShopDesk } from './createShopDesk';
import { bringsTeamToken, identifyCaller } from './identifyCaller';
import { readBody } from './readBody';
import { readOrder, type ReleaseOrder } from './readOrder';
import { type ReleaseState, releaseState } from './releaseState';

/** Requests under way at one time of those who are known: each may hold a file in memory. */
const known = { atOnce: 16, waiting: 0 };
/** Of those who are not known yet, by what they bring. Anybody can bring anything. */
const unknown = { atOnce: 4, waiting: 32 };
const mostChanges = 200;

/**
 * The release desk over HTTP, under `/releases`: what is live and who released it, files of a version, and orders. Refusals
 * are `{ error }` with one sentence; nothing that a client sends makes it fail.
 */
export function createReleaseApi(
  deskOf: () => Promise<ShopDesk | undefined>,
  settings: Pick<Settings, 'supabaseUrl' | 'publishableKey'>,
): (request: Request) => Promise<Response> {
  const inside = createPlaces(known);
  // A database that does not answer keeps no team waiting: theirs are in the store.
  const outside = { team: createPlaces(unknown), staff: createPlaces(unknown) };
  return async (request) => {
    try {
      const authorization = request.headers.get('authorization') ?? undefined;
      const arrived = await outside[bringsTeamToken(authorization) ? 'team' : 'staff'](async () => {
        const desk = await deskOf();
        if (!desk)
          throw new ApiRefusal(503, 'Nothing is released here: this web server has no key to sign with.');
        return { desk, caller: await identifyCaller(authorization, desk, settings) };
      });
      return (arrived && (await inside(() => answer(request, arrived.desk, arrived.caller)))) ?? busy();
    } catch (error) {
      return refusalOf(error);
    }
  };
}

async function answer(request: Request, desk: ShopDesk, caller: Caller): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const { method } = request;
  if (pathname === '/releases' && method === 'GET')
    return Response.json(await stateFor(desk, caller, searchParams));
  const [, file] = /^\/releases\/files(\/.*)$/.exec(pathname) ?? [];
  if (file) return answerFile(request, desk, caller, `/remotes${file}`);
  const [, remote] = /^\/releases\/([a-z][a-z0-9-]{0,63})$/.exec(pathname) ?? [];
  if (!remote) throw new ApiRefusal(404, 'There is nothing at this address of the release desk.');
  if (method !== 'POST') throw new ApiRefusal(405, 'Orders about a remote are posted.');
  requireRight(caller, remote);
  const order = readOrder(remote, await readBody(request, mostOrderBytes));
  if (order.action === 'override') return Response.json({ grant: await desk.override(caller, own(order)) });
  const before = (await desk.read()).remotes.find(({ name }) => name === remote);
  const { registry, changes } = await carryOut(desk, caller, remote, order);
  if ('entry' in order) await keepNote(desk, order.entry);
  const now = registry.remotes.find(({ name }) => name === remote);
  const isThere = now && !registry.killed?.includes(versionLabel(now));
  const told: ChangeAnswer = {
    changes: changes.filter((change) => change.remote === remote),
    live: isThere ? now.version : undefined,
    linksGivenUp: linksGivenUp(before, order.action === 'trial' ? order.entry : now),
  };
  return Response.json(told);
}

/** What a build leaves beside its files, for whoever copies a version to another shop; the registry is signed without it. */
const keepNote = ({ store }: ShopDesk, entry: RegistryEntry) =>
  store.putFile(
    `/remotes/${entry.name}/${entry.version}/${noteFile}`,
    Buffer.from(`${JSON.stringify(entry, null, 2)}\n`),
  );

async function stateFor(desk: ShopDesk, caller: Caller, asked: URLSearchParams): Promise<ReleaseState> {
  const limit = Math.min(Math.max(Math.trunc(Number(asked.get('limit') ?? 50)) || 1, 1), mostChanges);
  const [live, changes] = await Promise.all([
    desk.read(),
    desk.store.changes({ remote: asked.get('remote') ?? undefined, limit }),
  ]);
  const names = [...live.remotes.map(({ name }) => name), ...(live.shell ? ['shell'] : [])];
  const mayRelease = names.filter((name) => caller.mayRelease(name));
  return { ...releaseState(live), changes, caller: { name: caller.name, mayRelease } };
}

async function answerFile(
  request: Request,
  desk: ShopDesk,
  caller: Caller,
  address: string,
): Promise<Response> {
  const place = readArtefactAddress(address);
  if (!place) throw new ApiRefusal(400, 'This is no address of a release’s file.');
  requireRight(caller, place.remote);
  if (request.method === 'GET') {
    const bytes = await desk.store.readFile(address);
    if (!bytes) throw new ApiRefusal(404, `${address} is not there.`);
    return new Response(new Uint8Array(bytes), { headers: { 'content-type': 'application/octet-stream' } });
  }
  if (request.method !== 'PUT') throw new ApiRefusal(405, 'Files of a release are put and got.');
  if (place.file === noteFile) throw new ApiRefusal(400, `${noteFile} is written by the release desk.`);
  const outcome = await desk.store.putFile(address, await readBody(request, mostFileBytes));
  if (outcome === 'other')
    throw new ApiRefusal(
      409,
      `${address} is there with other bytes: a version never changes, so release another.`,
    );
  return Response.json({ outcome }, { status: outcome === 'stored' ? 201 : 200 });
}

/** Nothing of an entry is taken but what its developer's `remote.json` says. */
const own = ({ entry, browser }: Extract<ReleaseOrder, { action: 'override' }>) => ({
  entry: localEntry(entry, entry.origin ?? ''),
  browser,
});

function carryOut(
  desk: ShopDesk,
  caller: Caller,
  remote: string,
  order: Exclude<ReleaseOrder, { action: 'override' }>,
): Promise<Changed> {
  const { reason, commit, withoutProbe } = order;
  const remarks = { reason, commit, withoutProbe };
  switch (order.action) {
    case 'release':
      return desk.release(caller, { entries: [order.entry] }, remarks);
    case 'trial':
      return desk.trial(caller, { entry: order.entry, share: order.share }, remarks);
    case 'share':
      return desk.share(caller, remote, order.share, { ...remarks, meant: order.version });
    case 'promote':
      return desk.promote(caller, remote, { ...remarks, meant: order.version });
    case 'rollback':
      return desk.rollBack(caller, remote, { ...remarks, meant: order.version, together: order.together });
    case 'kill':
      return desk.kill(caller, remote, order.version, remarks);
  }
}

function requireRight(caller: Caller, remote: string): void {
  if (!caller.mayRelease(remote)) throw new ApiRefusal(403, `${caller.name} may not release ${remote}.`);
}

function refusalOf(error: unknown): Response {
  if (error instanceof ApiRefusal) return refusal(error.status, error.message);
  if (error instanceof ReleaseRefused) return refusal(error.kind === 'forbidden' ? 403 : 409, error.message);
  // What is stored cannot be trusted, or nobody gives it: that is for this shop to mend.
  if (error instanceof FileFault || error instanceof StoreAway) {
    logFault(`[releases] ${error.message}`);
    return refusal(
      503,
      error instanceof FileFault ? error.message : 'The store of what is live does not answer.',
    );
  }
  throw error;
}

const busy = () => refusal(429, 'The release desk is busy: try again in a moment.', { 'retry-after': '2' });

const refusal = (status: number, error: string, headers: Record<string, string> = {}) =>
  Response.json({ error }, { status, headers });
