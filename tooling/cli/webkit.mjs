/** `npm run webkit`: the shop's pages and an order in the engine of iPhones, which `npm test` does not open. */
import { installDependencies } from './installDependencies.mjs';
import { requireNode } from './requireNode.mjs';

requireNode();
installDependencies('everything');
const { runTypeScript } = await import('./runTypeScript.mjs');
await runTypeScript(async () => {
  const { webkitCommand } = await import('../checks/webkitCommand.ts');
  await webkitCommand();
});
