/** `npm test`: everything that must hold before a change goes in. Continuous integration runs exactly this. */
import { installDependencies } from './installDependencies.mjs';
import { requireNode } from './requireNode.mjs';

requireNode();
installDependencies('everything');
const { runTypeScript } = await import('./runTypeScript.mjs');
await runTypeScript(async () => {
  const { runChecks } = await import('../checks/runChecks.ts');
  await runChecks();
});
// Pictures that are still being drawn are nobody's concern any more.
process.exit();
