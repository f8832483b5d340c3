/** `npm run pack`: the packages that teams in other repositories install. */
import { runTypeScript } from './runTypeScript.mjs';

await runTypeScript(async () => {
  const { packCommand } = await import('../packages/packCommand.ts');
  await packCommand(process.argv.slice(2));
});
