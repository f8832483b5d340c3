import { readRunSettings } from '../run/runSettings';
import { stopTogether } from '../run/stopTogether';
import { shellToStart } from '../run/switch/shellToStart';
import { superviseWebServer } from '../run/switch/superviseWebServer';
import { takingBack } from '../run/switch/takingBack';

/** Keeps the packaged shop running in the folder that this script lies in. Throws with one line saying what to do. */
async function startPackage(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const { port, hosted } = readRunSettings(env);
  if (!hosted)
    throw new Error('SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY are not set: the shop needs its backend.');
  const webServer = await superviseWebServer({
    buildFolder: folder,
    version: shellToStart(folder),
    port,
    backend: hosted,
    // Whoever may not sign cannot say what is live.
    takeBack: env.REGISTRY_PRIVATE_KEY ? takingBack(folder, env) : () => Promise.resolve(),
  });
  stopTogether()('The web server', webServer);
  const { url } = await webServer.ready;
  console.log(`The shop is open: ${url}`);
}

try {
  await startPackage(import.meta.dirname, process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
