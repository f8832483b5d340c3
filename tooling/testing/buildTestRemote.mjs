/**
 * `node buildTestRemote.mjs <build folder> <remote> <version>`: builds one remote and tells its release as JSON. Tests
 * start it as a process of its own, because a build keeps the cores busy for as long as it takes.
 */
import { runTypeScript } from '../cli/runTypeScript.mjs';

await runTypeScript(async () => {
  const { buildRemote } = await import('../build/buildRemote.ts');
  const [buildFolder, remote, version] = process.argv.slice(2);
  process.stdout.write(JSON.stringify(await buildRemote(buildFolder, remote, version)));
});
