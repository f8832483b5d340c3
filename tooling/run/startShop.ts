import { allPackages, buildPackages } from '../build/buildPackages';
import { buildPictures } from '../build/buildPictures';
import { inRepository } from '../workspace/repository';
import { announce } from './announce';
import { requireFreePort } from './requireFreePort';
import { readRunSettings } from './runSettings';
import { startBackend } from './startBackend';
import { startWebServer } from './startWebServer';
import { stopTogether } from './stopTogether';

/** Builds what is stale, then runs backend and web server until Ctrl-C. Throws with one line saying what to do. */
export async function startShop(env: NodeJS.ProcessEnv): Promise<void> {
  const started = performance.now();
  const settings = readRunSettings(env);
  const { port, backendPort, hosted } = settings;
  await requireFreePort(port, 'PORT');
  if (!hosted) await requireFreePort(backendPort, 'BACKEND_PORT');

  console.log('Building what is stale');
  const buildFolder = inRepository('dist');
  await Promise.all([buildPackages(buildFolder, allPackages()), hosted ? undefined : buildPictures()]);

  const addServer = stopTogether();
  let backend = hosted;
  if (!backend) {
    console.log('Starting the backend');
    const local = startBackend(settings);
    addServer('The backend', local);
    backend = await local.ready;
  }
  const webServer = startWebServer({ buildFolder, port, backend, development: false });
  addServer('The web server', webServer);
  const { url } = await webServer.ready;
  announce({
    shopUrl: url,
    backend,
    local: !hosted,
    demoAccounts: !hosted && !env.DATABASE_URL,
    duration: performance.now() - started,
  });
}
