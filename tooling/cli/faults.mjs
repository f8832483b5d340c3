/** `npm run faults`: every remote with everything that can be wrong with it, met in every way, as a table. */
import { installDependencies } from './installDependencies.mjs';
import { requireNode } from './requireNode.mjs';

requireNode();
installDependencies('everything');
const { runTypeScript } = await import('./runTypeScript.mjs');
await runTypeScript(async () => {
  const { faultsCommand } = await import('../checks/faultsCommand.ts');
  await faultsCommand(process.argv.slice(2));
});
