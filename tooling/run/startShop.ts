import { fork } from 'node:child_process';
import { once } from 'node:events';
import { requireFreePort } from '@shop/kit';
import { buildBackend } from '../build/buildBackend';
import { drawPicturesBehind } from '../build/buildPictures';
import { heldBack, isStale, shopPackages } from '../release/releasePlan';
import { inRepository } from '../workspace/repository';
import { announce } from './announce';
import { knownBackend } from './knownBackend';
import { readRunSettings, type RunSettings } from './runSettings';
import { type BackendReady, startBackend } from './startBackend';
import { type AddServer, stopTogether } from './stopTogether';
import { supervise, type Supervised } from './supervise';
import { shellToStart } from './switch/shellToStart';
import { superviseWebServer } from './switch/superviseWebServer';
import { takingBack } from './switch/takingBack';

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
  const addServer = stopTogether();
  // A first backend writes its catalogue meanwhile.
  const built = buildWhatIsStale(buildFolder);
  const local = hosted ? undefined : await superviseBackend(settings, addServer);
  await built;
  // Its address and its keys stay the same over restarts, so the web server finds it again, and need not wait for it
  // to be started beside it.
  const backend = hosted ?? knownBackend(backendPort, env.DATA_DIR) ?? (await local?.ready);
  if (!backend) throw new Error('There is no backend');
  const webServer = await superviseWebServer({
    buildFolder,
    version: shellToStart(buildFolder),
    port,
    backend,
    open: local?.ready,
    takeBack: takingBack(buildFolder, env),
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

async function superviseBackend(
  settings: RunSettings,
  addServer: AddServer,
): Promise<Supervised<BackendReady>> {
  await buildBackend();
  console.log('Starting the backend');
  const local = supervise({
    name: 'The backend',
    start: () => startBackend(settings),
    healthUrl: `http://127.0.0.1:${settings.backendPort}/health`,
  });
  addServer('The backend', local);
  return local;
}

/**
 * Builds in a process of its own, whose compilers are gone when the shop is open; the process ends with the shop when
 * something does not build.
 */
async function buildWhatIsStale(buildFolder: string): Promise<void> {
  if (!isStale(buildFolder)) {
    // A build says it, too. Whoever edits and sees nothing change would look for the fault in their edit.
    for (const line of heldBack(buildFolder)) console.log(`  ${line}`);
    return;
  }
  const child = fork(inRepository('tooling/cli/build.mjs'), shopPackages(), { cwd: inRepository() });
  process.once('exit', () => child.kill());
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code) process.exit(code);
  // It was stopped together with the shop.
  if (code === null) await new Promise(() => undefined);
}
