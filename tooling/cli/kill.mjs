/** `node tooling/cli/kill.mjs <remote> [version]`: takes a version from everybody, for good. */
import { runTypeScript } from './runTypeScript.mjs';

await runTypeScript(async () => {
  const { killCommand } = await import('../release/releaseCommand.ts');
  await killCommand(process.argv.slice(2));
});
