/** `npm run load`: a mixed day of visitors at rising rates, until the shop does not keep up. */
import { installDependencies } from './installDependencies.mjs';
import { requireNode } from './requireNode.mjs';

requireNode();
installDependencies('everything');
const { runTypeScript } = await import('./runTypeScript.mjs');
await runTypeScript(async () => {
  const { loadCommand } = await import('../bench/loadCommand.ts');
  await loadCommand(process.argv.slice(2));
});
