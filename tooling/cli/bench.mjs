/** `npm run bench -- [name…]`: builds what is stale, then measures. Figures, not tests: only a large table that the catalogue reads whole fails it. */
import { installDependencies } from './installDependencies.mjs';
import { requireNode } from './requireNode.mjs';

requireNode();
installDependencies('everything');
const { runTypeScript } = await import('./runTypeScript.mjs');
await runTypeScript(async () => {
  const { benchCommand } = await import('../bench/benchCommand.ts');
  await benchCommand(process.argv.slice(2));
});
