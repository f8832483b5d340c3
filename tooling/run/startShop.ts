import { fork } from 'node:child_process';
import { once } from 'node:events';
import { buildBackend } from '../build/buildBackend';
import { drawPicturesBehind } from '../build/buildPictures';
import { isStale, shopPackages } from '../release/releasePlan';
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
  const addServer = stopTogether();
  // A first backend writes its catalogue meanwhile.
  const built = buildWhatIsStale(buildFolder);
  if (!hosted) await buildBackend();
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
  await built;
  const keeper = createPortKeeper(port);
  await keeper.take();
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

/**
 * Builds in a process of its own, whose compilers are gone when the shop is open; the process ends with the shop when
 * something does not build.
 */
async function buildWhatIsStale(buildFolder: string): Promise<void> {
  if (!isStale(buildFolder)) return;
  const child = fork(inRepository('tooling/cli/build.mjs'), shopPackages(), { cwd: inRepository() });
  process.once('exit', () => child.kill());
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code) process.exit(code);
  // It was stopped together with the shop.
  if (code === null) await new Promise(() => undefined);
}
