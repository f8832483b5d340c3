import { rmSync } from 'node:fs';
import { requireFreePort } from '@shop/kit';
import { buildBackend } from '../build/buildBackend';
import { drawPicturesBehind } from '../build/buildPictures';
import { inRepository } from '../workspace/repository';
import { announce } from './announce';
import { developmentVersion } from './developmentUnits';
import { readRunSettings } from './runSettings';
import { startBackend } from './startBackend';
import { type Restartable, startRestartable } from './startRestartable';
import { startWebServer } from './startWebServer';
import { stopTogether } from './stopTogether';
import { watchFolders } from './watchFolders';
import { watchShop } from './watchShop';

/** What the local backend is made of; it migrates itself at each start and keeps its data. */
const backendSources = [
  'supabase-local/src',
  'supabase/functions',
  'supabase/migrations',
  'sample-catalogue/src',
  'shared-kernel/src/domain',
];

/**
 * Runs the whole shop and rebuilds what is edited. Every finished build writes a registry with another revision,
 * which makes open pages reload. Its files are apart from those of `npm start`.
 */
export async function startDevelopment(env: NodeJS.ProcessEnv): Promise<void> {
  const started = performance.now();
  const settings = readRunSettings(env);
  const { port, backendPort, hosted } = settings;
  await requireFreePort(port, 'PORT');
  if (!hosted) await requireFreePort(backendPort, 'BACKEND_PORT');
  if (!hosted) await buildBackend();

  const buildFolder = inRepository('dist', 'dev');
  rmSync(buildFolder, { recursive: true, force: true });
  const addServer = stopTogether();
  const local = hosted ? undefined : startRestartable(() => startBackend(settings));
  if (local) {
    addServer('The backend', local);
    watchFolders(
      backendSources.map((folder) => inRepository(folder)),
      () => void startAgain(local),
    );
  }

  let webServer: Restartable<unknown> | undefined;
  await watchShop(buildFolder, (serverChanged) => {
    if (serverChanged) void webServer?.restart();
  });
  const backend = hosted ?? (await local?.ready);
  if (!backend) throw new Error('There is no backend');
  webServer = startRestartable(() =>
    startWebServer({ buildFolder, version: developmentVersion, port, backend, development: true }),
  );
  addServer('The web server', webServer);
  announce({
    shopUrl: `http://localhost:${port}`,
    backend,
    local: !hosted,
    demoAccounts: !hosted && !env.DATABASE_URL,
    duration: performance.now() - started,
  });
  if (!hosted) await drawPicturesBehind();
}

/** With what has changed; as long as that does not build, the backend that runs goes on. */
async function startAgain(backend: Restartable<unknown>): Promise<void> {
  try {
    await buildBackend();
  } catch (error) {
    console.error(`  backend does not build\n${(error as Error).message}`);
    return;
  }
  console.log('  backend starts again');
  await backend.restart();
}
