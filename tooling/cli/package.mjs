/** `npm run package [-- <folder>]`: writes the shop as a folder that runs alone with Node. */
import { runTypeScript } from './runTypeScript.mjs';

await runTypeScript(async () => {
  const { packageCommand } = await import('../package/packageCommand.ts');
  await packageCommand(process.argv.slice(2));
});
