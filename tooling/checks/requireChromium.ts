import { chromiums, findChromium } from '@shop/registry/desk';
import { installDebianPackage } from './installDebianPackage';

/**
 * Path of a Chromium for the browser journeys, installed where that is possible: the one without windows if it can be
 * had, for the journeys take three quarters of the time on it. Rejects with how to get one.
 */
export async function requireChromium(): Promise<string> {
  const found = (await findOrInstall(chromiums.headless)) ?? (await findOrInstall(chromiums.whole));
  if (found) return found;
  throw new Error(
    'The browser journeys need Chromium: install the package chromium-headless-shell or chromium, ' +
      'or set CHROMIUM_PATH to its program.',
  );
}

/** The first of the names is the Debian package that brings it. */
async function findOrInstall(names: string[]): Promise<string | undefined> {
  const [debianPackage = ''] = names;
  const found = () => findChromium(process.env, names);
  return found() ?? ((await installDebianPackage(debianPackage)) ? found() : undefined);
}
