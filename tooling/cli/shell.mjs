/** `node tooling/cli/shell.mjs release|rollback`: makes a version of the shell live. */
import { runTypeScript } from './runTypeScript.mjs';

await runTypeScript(async () => {
  const { shellCommand } = await import('../release/shellCommand.ts');
  await shellCommand(process.argv.slice(2));
});
