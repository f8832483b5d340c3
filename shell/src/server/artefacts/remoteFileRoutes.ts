import { Hono } from 'hono';
import { type PublishedRegistry, versionLabel } from '@shop/registry';
import type { openSharedStore } from '@shop/registry/desk';
import { answers, type AnswerVariables } from '../answers/answers';
import type { Settings } from '../settings';
import { serveKept, serveScripts } from '../staticFiles';
import { createSharedFiles } from './createSharedFiles';

/** Files of a release that browsers may have: not its server half, which lies in a folder of its own. */
const releasedScript = /^\/remotes\/[\w-]+\/(?!\.)[\w.+-]+\/(?!server\/)[\w.~@+/-]+\.js(\.map)?$/i;
/** The same in development, where pages also ask what of a remote was edited. */
const editedFile = /^\/remotes\/[\w-]+\/dev\/(?!server\/)[\w.~@+/-]+\.(js(\.map)?|hot-update\.json)$/i;

/** The scripts of remotes: those of this machine's builds and, with a shared store, of all releases. A killed version is gone. */
export function remoteFileRoutes(
  settings: Pick<Settings, 'buildFolder' | 'cacheFolder' | 'development'>,
  contentOf: () => Promise<PublishedRegistry | undefined>,
  shared: ReturnType<typeof openSharedStore> | undefined,
): Hono<AnswerVariables> {
  const { buildFolder, cacheFolder, development } = settings;
  const routes = new Hono<AnswerVariables>();
  routes.get('/remotes/:name/:version/*', async (context, next) => {
    const { name, version } = context.req.param();
    const isKilled = (await contentOf())?.killed?.includes(versionLabel({ name, version }));
    return isKilled ? context.text('This version was taken back', 410) : next();
  });
  if (shared)
    routes.get(
      '/remotes/*',
      answers('remote file'),
      createSharedFiles({ ...settings, store: shared, registryOf: contentOf }),
      serveKept(cacheFolder, releasedScript),
    );
  routes.get(
    '/remotes/*',
    answers('remote file'),
    serveScripts(buildFolder, development ? editedFile : releasedScript, development),
  );
  return routes;
}
