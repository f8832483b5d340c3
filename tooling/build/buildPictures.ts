import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { inRepository } from '../workspace/repository';

/** Draws the catalogue's pictures where they are missing or old, in a process of its own, which knows which are. */
export async function buildPictures(): Promise<void> {
  const script = inRepository('sample-catalogue/src/pictures/build.ts');
  if (!existsSync(script)) {
    console.log('  pictures      skipped: sample-catalogue/src/pictures/build.ts is not there');
    return;
  }
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: inRepository(),
    stdio: 'inherit',
  });
  // When the packages beside it do not build, nobody waits for it any more.
  process.once('exit', () => child.kill());
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The pictures could not be drawn; the lines above say why.');
}
