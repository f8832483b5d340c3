/**
 * `node buildTestRemote.mjs <build folder> <remote's folder> <version>`: builds one remote and tells its release as JSON.
 * Tests start it as a process of its own, because a build keeps the cores busy for as long as it takes.
 */
import { register } from 'tsx/esm/api';

register();
const { buildRemote } = await import('../build/buildRemote.ts');
const { readProject } = await import('../project/readProject.ts');
const [buildFolder, folder, version] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await buildRemote(buildFolder, readProject(folder), version)));
