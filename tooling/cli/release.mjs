/** `node tooling/cli/release.mjs <remote>`: builds one remote alone and makes it live. */
import { runTypeScript } from './runTypeScript.mjs';

await runTypeScript(async () => {
  const { releaseCommand } = await import('../release/releaseCommand.ts');
  await releaseCommand(process.argv.slice(2));
});
