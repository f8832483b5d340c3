/** `npm run dev`: the whole shop in watch mode. */
import { installDependencies } from './installDependencies.mjs';
import { requireNode } from './requireNode.mjs';

requireNode();
installDependencies('everything');
const { runTypeScript } = await import('./runTypeScript.mjs');
await runTypeScript(async () => {
  const { startDevelopment } = await import('../run/startDevelopment.ts');
  await startDevelopment(process.env);
});
