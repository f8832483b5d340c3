import { chromiums, findChromium } from '@shop/registry/desk';
import { installDebianPackage } from './installDebianPackage';

/**
 * Path of a Chromium for the browser journeys, installed where that is possible: the one without windows if it can be
 * had, for the journeys take three quarters of the time on it. Throws with how to get one.
 */
export function requireChromium(): string {
  const found = findOrInstall(chromiums.headless) ?? findOrInstall(chromiums.whole);
  if (found) return found;
  throw new Error(
    'The browser journeys need Chromium: install the package chromium-headless-shell or chromium, ' +
      'or set CHROMIUM_PATH to its program.',
  );
}

/** The first of the names is the Debian package that brings it. */
function findOrInstall(names: string[]): string | undefined {
  const [debianPackage = ''] = names;
  const found = () => findChromium(process.env, names);
  return found() ?? (installDebianPackage(debianPackage) ? found() : undefined);
}
