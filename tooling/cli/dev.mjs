/** `npm run dev`: the whole shop in watch mode. `npm run dev -w mf-…`: one remote alone. */
import { installDependencies } from './installDependencies.mjs';
import { requireNode } from './requireNode.mjs';

requireNode();
installDependencies('everything');
const { runTypeScript } = await import('./runTypeScript.mjs');
const [remote] = process.argv.slice(2);
await runTypeScript(async () => {
  if (remote) {
    const { startRemoteAlone } = await import('../run/startRemoteAlone.ts');
    await startRemoteAlone(remote, process.env);
  } else {
    const { startDevelopment } = await import('../run/startDevelopment.ts');
    await startDevelopment(process.env);
  }
});
