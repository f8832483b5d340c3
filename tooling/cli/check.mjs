/** `npm run check`: what the changes of this branch affect, in a minute or two. `npm test` runs everything. */
import { installDependencies } from './installDependencies.mjs';
import { requireNode } from './requireNode.mjs';

requireNode();
installDependencies('everything');
const { runTypeScript } = await import('./runTypeScript.mjs');
await runTypeScript(async () => {
  const { checkCommand } = await import('../checks/checkCommand.ts');
  await checkCommand();
});
