/** `npm start`: from a fresh clone to an open shop. */
import { installDependencies } from './installDependencies.mjs';
import { requireNode } from './requireNode.mjs';

requireNode();
installDependencies('shop');
const { runTypeScript } = await import('./runTypeScript.mjs');
await runTypeScript(async () => {
  const { startShop } = await import('../run/startShop.ts');
  await startShop(process.env);
});
