import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { installDebianPackage } from './installDebianPackage';

/** Without windows and tabs, which nobody sees here: the journeys take three quarters of the time on it. */
const headless = ['chromium-headless-shell'];
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of a Chromium for the browser journeys, installed where that is possible. Throws with how to get one. */
export function findChromium(): string {
  const found = process.env.CHROMIUM_PATH ?? findOrInstall(headless) ?? findOrInstall(whole);
  if (found) return found;
  throw new Error(
    'The browser journeys need Chromium: install the package chromium-headless-shell or chromium, ' +
      'or set CHROMIUM_PATH to its program.',
  );
}

/** The first of the names is the Debian package that brings it. */
function findOrInstall(names: string[]): string | undefined {
  const [debianPackage = ''] = names;
  return onPath(names) ?? (installDebianPackage(debianPackage) ? onPath(names) : undefined);
}

const onPath = (names: string[]): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find(isProgram);

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
