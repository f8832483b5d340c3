/** `npm run chaos -- --rounds 20`: kills processes under a load of orders, and counts what that cost. */
import { installDependencies } from './installDependencies.mjs';
import { requireNode } from './requireNode.mjs';

requireNode();
installDependencies('everything');
const { runTypeScript } = await import('./runTypeScript.mjs');
await runTypeScript(async () => {
  const { chaosCommand } = await import('../bench/chaosCommand.ts');
  await chaosCommand(process.argv.slice(2));
});
