import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The small one first: it has no window to draw. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** The browser that `CHROMIUM_PATH` names, or one on the `PATH`; undefined where there is none. */
export function findChromium(env: NodeJS.ProcessEnv): string | undefined {
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
