import { build, stop } from 'esbuild';
import { inRepository } from '../workspace/repository';

/** Writes the package's start script as one file that needs nothing beside it. */
export async function bundleStart(outfile: string): Promise<void> {
  await build({
    absWorkingDir: inRepository(),
    entryPoints: ['tooling/package/startPackage.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
  // The compiler is a process of its own, which would stay as long as this one.
  await stop();
}
