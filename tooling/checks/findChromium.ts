import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { installDebianPackage } from './installDebianPackage';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of a Chromium for the browser journeys. Throws with how to get one. */
export function findChromium(): string {
  const found =
    process.env.CHROMIUM_PATH ?? onPath() ?? (installDebianPackage('chromium') ? onPath() : undefined);
  if (found) return found;
  throw new Error(
    'The browser journeys need Chromium: install the package chromium, or set CHROMIUM_PATH to its program.',
  );
}

const onPath = (): string | undefined =>
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
