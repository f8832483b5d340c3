/** `node tooling/cli/rollback.mjs <remote>`: makes the version live that was live before. */
import { runTypeScript } from './runTypeScript.mjs';

await runTypeScript(async () => {
  const { rollbackCommand } = await import('../release/releaseCommand.ts');
  await rollbackCommand(process.argv.slice(2));
});
