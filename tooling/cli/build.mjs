/** `node tooling/cli/build.mjs [package…|all]`: builds what is stale. */
import { runTypeScript } from './runTypeScript.mjs';

await runTypeScript(async () => {
  const { buildCommand } = await import('../release/buildCommand.ts');
  await buildCommand(process.argv.slice(2));
});
