import { offerProblem, type ProbeOrder, type ProbeReport } from '@shop/registry';
import { ArtefactFault } from '../artefacts/ArtefactFault';
import { createArtefacts } from '../artefacts/createArtefacts';
import { fetchShopSettings } from '../fetchShopSettings';
import { loadWhole } from '../rendering/loadRoutes';
import { createServerDatabase } from '../serverDatabase';
import { briefly } from './briefly';
import { chooseAddresses } from './chooseAddresses';
import { compareOrigin } from './compareOrigin';
import { openPages } from './openPages';
import { ProbeFault } from './ProbeFault';
import { renderPages, renderSlots, type Stage } from './renderParts';

/** Tries a release as it would be live, and says what it saw. Never rejects. */
export async function probeRelease(order: ProbeOrder): Promise<ProbeReport> {
  const seen: string[] = [];
  try {
    for await (const sentence of tries(order)) seen.push(sentence);
    return { seen };
  } catch (error) {
    const isExpected = error instanceof ProbeFault || error instanceof ArtefactFault;
    const { name, version } = order.entry;
    const problem = isExpected ? error.message : `${name} ${version} fails: ${briefly(error)}`;
    return { seen, problem };
  }
}

async function* tries(order: ProbeOrder): AsyncGenerator<string> {
  const { entry } = order;
  const { routes, slots } = await loadServerHalf(order);
  const problem = offerProblem(entry, { routes, slots });
  if (problem) throw new ProbeFault(problem);
  yield `Its server half loads with this shell: ${routes.length} routes, ${entry.slots.length} slots, all its own.`;

  yield* await compareOrigin(entry);

  let { addresses } = chooseAddresses(routes, entry.probe?.addresses ?? [], []);
  const stage = await setStage(order);
  if (!stage) yield 'The data service does not answer here: no page was rendered.';
  else {
    if (entry.rendering === 'server') {
      const { seen, addresses: rendered } = await renderPages(routes, stage);
      yield* seen;
      addresses = rendered;
    }
    yield* await renderSlots(slots, stage);
  }
  yield* await openPages(addresses, order);
}

async function loadServerHalf({ entry, buildFolder, cacheFolder }: ProbeOrder) {
  const file = await createArtefacts({ buildFolder, cacheFolder }, { isShared: true }).serverHalf(entry);
  try {
    const whole = await loadWhole({ ...entry, entry: file }, entry.slots.length > 0);
    for (const { handle } of whole.routes)
      await (handle as { preload?: () => Promise<unknown> })?.preload?.();
    return whole;
  } catch (error) {
    throw new ProbeFault(
      `The server half of ${entry.name} ${entry.version} cannot be loaded: ${briefly(error)}`,
    );
  }
}

/** Undefined where no data service answers. */
async function setStage({ entry, remotes, siteUrl, backend }: ProbeOrder): Promise<Stage | undefined> {
  if (!backend) return undefined;
  const database = createServerDatabase({ supabaseUrl: backend.url, publishableKey: backend.publishableKey });
  const settings = await fetchShopSettings(database).catch(() => undefined);
  return settings && { entry, remotes, siteUrl, database, environment: { backend, settings, siteUrl } };
}
