import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Programs that are Chromium: first those without windows and tabs, which nobody sees here. */
export const chromiums = {
  headless: ['chromium-headless-shell'],
  whole: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
};
const all = [...chromiums.headless, ...chromiums.whole];

/** The browser that `CHROMIUM_PATH` names, or the first of `names` on the `PATH`; undefined where there is none. */
export function findChromium(env: NodeJS.ProcessEnv, names = all): string | undefined {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
