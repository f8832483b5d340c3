import { containerName, type RegistryEntry } from '@shop/registry';
import { openLocalDesk } from '@shop/registry/desk';
import { writeRelease } from '@shop/registry/testing';

/** A remote as a test writes it. `routes` is an expression that knows the modules `react` and `routing`. */
interface TestRemote extends Pick<RegistryEntry, 'name' | 'version' | 'prefixes' | 'links'> {
  routes: string;
}

/** A federation container that takes what it needs from whoever initializes it, in browsers and on the server. */
const containerOf = (routes: string) => `(() => {
  let scope;
  const use = async (name) => {
    const [found] = Object.values(scope[name]);
    return (found.lib ?? (await found.get()))();
  };
  return {
    init: (given) => void (scope = given),
    get: async () => {
      const [react, routing] = [await use('react'), await use('@shop/kernel/routing')];
      const routes = ${routes};
      return () => ({ routes });
    },
  };
})()`;

/** Whoever tests may release everything. */
export const testCaller = { name: 'a test', mayRelease: () => true };

/** Makes it live through the release gate. Rejects with the reason when that refuses. */
export async function releaseTestRemote(
  buildFolder: string,
  { routes, ...remote }: TestRemote,
): Promise<void> {
  const container = containerOf(routes);
  const release = writeRelease(buildFolder, remote, (address) => {
    if (!address.endsWith('/remoteEntry.js')) return '';
    return address.includes('/server/')
      ? `module.exports = ${container};`
      : `var ${containerName(remote.name)} = ${container};`;
  });
  const desk = await openLocalDesk(buildFolder);
  await desk.release(testCaller, { entries: [release] });
}
