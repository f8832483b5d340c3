import type { PublishedRegistry, Registry } from '@shop/kernel/platform';
import path from 'node:path';
import { createServerDatabase } from '../serverDatabase';
import type { Settings } from '../settings';
import type { Renderer } from './renderer';
import { renderFrameAlone, renderPage } from './renderPage';
import { createServerRemotes, type ServerRemotes } from './serverRemotes';

declare const __non_webpack_require__: NodeJS.Require;

/** Renders in this process, with one federation instance for each set of versions. */
export function createRenderer(settings: Settings): Renderer {
  const { buildFolder } = settings;
  const database = createServerDatabase(settings);
  const known = new Map<string, ServerRemotes>();
  let served: PublishedRegistry | undefined;

  const remotesOf = (registry: Registry) => {
    const remotes = known.get(registry.revision) ?? createServerRemotes(registry, buildFolder);
    known.set(registry.revision, remotes);
    return remotes;
  };
  return {
    settle: (published) => {
      if (served?.revision !== published.revision) {
        known.clear();
        if (settings.development) forgetRemotes(buildFolder);
        served = published;
      }
      return published;
    },
    render: (pathname, search, context) =>
      renderPage(pathname, search, { ...context, database, remotes: remotesOf(context.registry) }),
    renderFrame: (pathname, search, context) =>
      renderFrameAlone(pathname, search, { ...context, database, remotes: remotesOf(context.registry) }),
    remoteStates: () =>
      (served?.remotes ?? []).map(({ name, version, rendering }) => ({
        name,
        version,
        state: rendering === 'browser' ? 'browser' : 'ready',
      })),
  };
}

/** In development a version folder is overwritten, so Node must read it again. */
function forgetRemotes(buildFolder: string): void {
  const folder = path.join(buildFolder, 'remotes');
  for (const file of Object.keys(__non_webpack_require__.cache)) {
    if (file.startsWith(folder)) delete __non_webpack_require__.cache[file];
  }
}
