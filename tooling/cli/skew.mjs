/** `npm run skew -- --with <git ref>`: shell and remotes of then and of now in one shop, both ways. */
import { installDependencies } from './installDependencies.mjs';
import { requireNode } from './requireNode.mjs';

requireNode();
installDependencies('everything');
const { runTypeScript } = await import('./runTypeScript.mjs');
await runTypeScript(async () => {
  const { skewCommand } = await import('../skew/skewCommand.ts');
  await skewCommand(process.argv.slice(2));
});
