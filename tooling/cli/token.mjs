/** `node tooling/cli/token.mjs <remote…> | --list | --revoke <id>`: tokens that teams release with. */
import { runTypeScript } from './runTypeScript.mjs';

await runTypeScript(async () => {
  const { tokenCommand } = await import('../release/tokenCommand.ts');
  await tokenCommand(process.argv.slice(2), process.env);
});
