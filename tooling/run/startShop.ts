import { drawPicturesBehind } from '../build/buildPictures';
import { allPackages, buildPackages } from '../release/buildPackages';
import { inRepository } from '../workspace/repository';
import { announce } from './announce';
import { createPortKeeper } from './moment/portKeeper';
import { requireFreePort } from './requireFreePort';
import { readRunSettings } from './runSettings';
import { startBackend } from './startBackend';
import { startWebServer } from './startWebServer';
import { stopTogether } from './stopTogether';
import { supervise } from './supervise';

/**
 * Builds what is stale, then keeps backend and web server running until Ctrl-C. Throws with one line saying what
 * to do.
 */
export async function startShop(env: NodeJS.ProcessEnv): Promise<void> {
  const started = performance.now();
  const settings = readRunSettings(env);
  const { port, backendPort, hosted } = settings;
  await requireFreePort(port, 'PORT');
  if (!hosted) await requireFreePort(backendPort, 'BACKEND_PORT');

  console.log('Building what is stale');
  const buildFolder = inRepository('dist');
  await buildPackages(buildFolder, allPackages());

  const addServer = stopTogether();
  const keeper = createPortKeeper(port);
  await keeper.take();
  let backend = hosted;
  if (!backend) {
    console.log('Starting the backend');
    const local = supervise({
      name: 'The backend',
      start: () => startBackend(settings),
      healthUrl: `http://127.0.0.1:${backendPort}/health`,
    });
    addServer('The backend', local);
    // Its address and its keys stay the same over restarts, so the web server finds it again.
    backend = await local.ready;
  }
  const server = { buildFolder, port, backend, development: false, socketOf: keeper.socket };
  const webServer = supervise({
    name: 'The web server',
    start: () => startWebServer(server),
    healthUrl: `http://127.0.0.1:${port}/healthz`,
    onReady: keeper.leave,
    onDown: () => void keeper.socket(),
  });
  addServer('The web server', webServer);
  const { url } = await webServer.ready;
  announce({
    shopUrl: url,
    backend,
    local: !hosted,
    demoAccounts: !hosted && !env.DATABASE_URL,
    duration: performance.now() - started,
  });
  if (!hosted) await drawPicturesBehind();
}
