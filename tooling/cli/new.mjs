/** `npm run new -- <mf-name> <address> <title>`: makes the folder of another remote. */
import { runTypeScript } from './runTypeScript.mjs';

await runTypeScript(async () => {
  const { newCommand } = await import('../new/newCommand.ts');
  newCommand(process.argv.slice(2));
});
