/**
 * Releases a remote that needs no build, for tests that watch a shop take it, and takes it back:
 * `node releaseTestRemote.mjs <build folder> release <JSON of TestRemote>` or `… rollback <name>`.
 */
import { runTypeScript } from '../cli/runTypeScript.mjs';

await runTypeScript(async () => {
  const { releaseTestRemote, testCaller } = await import('./releaseTestRemote.ts');
  const { openLocalDesk } = await import('@shop/registry/desk');
  const [buildFolder, command, subject] = process.argv.slice(2);
  if (command === 'rollback') await (await openLocalDesk(buildFolder)).rollBack(testCaller, subject);
  else await releaseTestRemote(buildFolder, JSON.parse(subject));
});
