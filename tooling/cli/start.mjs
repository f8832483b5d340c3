/** `npm start`: from a fresh clone to an open shop. */
import { fileURLToPath } from 'node:url';
import { isFresh } from '../build/bundleNote.mjs';
import { installDependencies } from './installDependencies.mjs';
import { requireNode } from './requireNode.mjs';
import { runCommand } from './runCommand.mjs';

requireNode();
installDependencies('shop');
const root = fileURLToPath(new URL('../../', import.meta.url));
if (isFresh(root, `${root}dist/backend/bundle.json`)) {
  // Without a compiler it starts in half the time, and is smaller as long as the shop is open.
  await runCommand(() => start('../../dist/backend/startShop.js'));
} else {
  const { runTypeScript } = await import('./runTypeScript.mjs');
  await runTypeScript(() => start('../run/startShop.ts'));
}

/** @param {string} module */
async function start(module) {
  const { startShop } = await import(module);
  await startShop(process.env);
}
