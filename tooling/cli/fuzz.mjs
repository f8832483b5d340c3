/** `npm run fuzz -- --calls 100000 [--seed N] [--family rest] [--engine pglite|postgres]`: hostile calls, for long. */
import { installDependencies } from './installDependencies.mjs';
import { requireNode } from './requireNode.mjs';

requireNode();
installDependencies('everything');
const { runTypeScript } = await import('./runTypeScript.mjs');
await runTypeScript(async () => {
  const { fuzzCommand } = await import('../fuzz/fuzzCommand.ts');
  await fuzzCommand(process.argv.slice(2));
});
