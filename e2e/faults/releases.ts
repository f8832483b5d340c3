import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

/** What a fault needs to know of a live remote. */
export interface LiveRemote {
  name: string;
  container: string;
  entry: string;
  slots: string[];
  integrity: Record<string, string>;
}

/** What is live in a running shop. */
export async function liveRemotes(shopUrl: string): Promise<LiveRemote[]> {
  const answer = await fetch(`${shopUrl}/registry.json`);
  return ((await answer.json()) as { remotes: LiveRemote[] }).remotes;
}

/** Every address that a remote's entry is fetched from; a retry asks for another one. */
export const entryOf = ({ name }: LiveRemote): string => `**/remotes/${name}/*/remoteEntry.js*`;

/**
 * Makes the shop one in which the remote was released with this entry: the browser gets these bytes, and a registry
 * that names their hash. Returns what takes it back.
 */
export async function serveEntry(
  page: Page,
  remote: LiveRemote,
  source: string,
): Promise<() => Promise<void>> {
  const hash = `sha384-${createHash('sha384').update(source).digest('base64')}`;
  const released = remote.integrity[remote.entry] ?? '';
  const isDocument = (url: URL) => !/^\/(assets|remotes|media|fonts)\//.test(url.pathname);
  await page.route(isDocument, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(released, hash);
    return route.fulfill({ response, body });
  });
  await page.route(entryOf(remote), (route) =>
    route.fulfill({ contentType: 'text/javascript', body: source }),
  );
  return async () => {
    await page.unroute(isDocument);
    await page.unroute(entryOf(remote));
  };
}

/**
 * A federation container as no build of ours would make it. `fault` is what its pages and parts are made of: an
 * expression for the routes' loader, for what renders, or a statement at import.
 */
export function faultyEntry(
  { container, slots }: LiveRemote,
  pages: string[],
  {
    atImport = '',
    loader,
    component = '() => null',
  }: { atImport?: string; loader?: string; component?: string },
): string {
  const route = (path: string) =>
    `{ id: ${JSON.stringify(`${container}${path}`)}, path: ${JSON.stringify(path)}, Component, ${loader ? `loader: ${loader}` : ''} }`;
  return `var ${container} = (() => {
  let scope;
  return {
    init: (given) => void (scope = given),
    get: async () => {
      const [shared] = Object.values(scope.react);
      const react = (shared.lib ?? (await shared.get()))();
      return () => {
        ${atImport}
        const Component = ${component};
        return {
          routes: [${pages.map(route).join()}],
          slots: { ${slots.map((slot) => `${JSON.stringify(slot)}: Component`).join()} },
        };
      };
    },
  };
})();`;
}
