import { createElement } from 'react';
import type { Database } from '@shop/kernel/data';
import type { SlotsModule } from '@shop/kernel/platform';
import type { RouteObject } from '@shop/kernel/routing';
import type { ProbeOrder } from '@shop/registry';
import type { Environment } from '../../pageData';
import { anonymousPlatform } from '../rendering/anonymousPlatform';
import { answerOrder } from '../rendering/answerOrder';
import { renderRoutes } from '../rendering/renderRoutes';
import { serverHalfLimits } from '../rendering/serverHalfLimits';
import { briefly } from './briefly';
import { chooseAddresses, pathsIn } from './chooseAddresses';
import { ProbeFault } from './ProbeFault';

/** What a remote's parts are rendered with. */
export interface Stage extends Pick<ProbeOrder, 'entry' | 'remotes' | 'siteUrl'> {
  environment: Environment;
  database: Database;
}

/**
 * Renders every page that the server renders for shoppers. Resolves to what it saw, and where; throws `ProbeFault`.
 */
export async function renderPages(
  routes: RouteObject[],
  stage: Stage,
): Promise<{ seen: string[]; addresses: string[] }> {
  const { entry } = stage;
  const sitemaps = await Promise.all((entry.sitemaps ?? []).map((path) => answer(path, routes, stage)));
  const known = sitemaps.flatMap((text) => pathsIn(text));
  const { addresses, untried } = chooseAddresses(routes, entry.probe?.addresses ?? [], known);
  for (const address of addresses) await answer(address, routes, stage);
  const seen = [
    `Rendered ${addresses.length} pages with live data: ${addresses.join(' ')}.`,
    ...(sitemaps.length > 0 ? [`Its sitemaps list ${known.length} addresses.`] : []),
    ...(untried.length > 0
      ? [`Not tried, as no address is known (probe in remote.json): ${untried.join(' ')}.`]
      : []),
  ];
  return { seen, addresses };
}

/** What one address answers, as text. */
async function answer(address: string, routes: RouteObject[], stage: Stage): Promise<string> {
  const { entry, remotes, siteUrl, environment, database } = stage;
  const order = { id: 0, url: siteUrl + address, environment, remotes };
  const outcome = await answerOrder(order, routes, database, serverHalfLimits.render);
  if (outcome.kind === 'fault') {
    const why =
      outcome.status === 503
        ? `does not get its data: ${briefly(outcome.error)}`
        : `fails: ${briefly(outcome.error)}`;
    throw new ProbeFault(`${address} of ${entry.name} ${entry.version} ${why}`);
  }
  if (outcome.status >= 400)
    throw new ProbeFault(`${address} of ${entry.name} ${entry.version} answers with ${outcome.status}.`);
  return outcome.kind === 'page' ? outcome.html : new TextDecoder().decode(outcome.body);
}

/** Renders every slot of which `remote.json` has a sample. Resolves to what it saw; throws `ProbeFault`. */
export async function renderSlots(slots: SlotsModule['slots'], stage: Stage): Promise<string[]> {
  const { entry, environment, remotes, database, siteUrl } = stage;
  const samples = new Map(Object.entries(entry.probe?.slots ?? {}));
  const platform = anonymousPlatform(environment, remotes, () => Promise.resolve(database));
  for (const [name, Slot] of Object.entries(slots)) {
    const props = samples.get(name);
    if (!props) continue;
    const Component = () => createElement(Slot as never, props);
    try {
      await renderRoutes(new Request(siteUrl), [{ id: 'probe', path: '/', Component }], platform);
    } catch (error) {
      throw new ProbeFault(`The slot ${name} of ${entry.name} ${entry.version} fails: ${briefly(error)}`);
    }
  }
  const [tried, untried] = [true, false].map((has) =>
    entry.slots.filter((name) => samples.has(name) === has),
  );
  return [
    ...(tried?.length ? [`Rendered its slots: ${tried.join(', ')}.`] : []),
    ...(untried?.length
      ? [`Loaded and did not render, as remote.json has no sample of them: ${untried.join(', ')}.`]
      : []),
  ];
}
