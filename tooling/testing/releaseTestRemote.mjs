/**
 * Releases a remote that needs no build, for tests that watch a shop take it, and takes it back:
 * `node releaseTestRemote.mjs <build folder> release <JSON of TestRemote>` or `… rollback <name>`.
 */
import { runTypeScript } from '../cli/runTypeScript.mjs';

await runTypeScript(async () => {
  const { releaseTestRemote } = await import('./releaseTestRemote.ts');
  const { rollBack } = await import('@shop/registry/desk');
  const [buildFolder, command, subject] = process.argv.slice(2);
  if (command === 'rollback') await rollBack(buildFolder, subject);
  else await releaseTestRemote(buildFolder, JSON.parse(subject));
});
