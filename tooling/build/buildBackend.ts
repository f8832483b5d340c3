import { build } from 'esbuild';
import { inRepository, readJson } from '../workspace/repository';
import { writeBytesWhole } from '../workspace/writeWhole';

const sources = 'supabase-local/src';
/** Each runs as a process or a thread of its own. */
const entries = {
  main: `${sources}/main.ts`,
  pgliteWorker: `${sources}/db/pgliteWorker.ts`,
  drawPictures: 'sample-catalogue/src/pictures/drawPictures.ts',
  pictureThread: 'sample-catalogue/src/pictures/pictureThread.ts',
  pictureService: 'sample-catalogue/src/pictures/pictureService.ts',
  genTypes: `${sources}/gen-types/main.ts`,
  functionMap: `${sources}/function-map/main.ts`,
  testServer: `${sources}/testing/testServer.ts`,
};

/**
 * Bundles the local backend into `dist/backend`, where its processes start in half the time that they take from
 * sources. It takes less than finding out whether something is stale. Parts of earlier builds stay: a backend that
 * runs may still load one. Rejects with the compiler's errors as text.
 */
export async function buildBackend(): Promise<void> {
  const { outputFiles } = await build({
    absWorkingDir: inRepository(),
    entryPoints: entries,
    outdir: 'dist/backend',
    bundle: true,
    splitting: true,
    external: ['supabase-local', 'supabase', 'sample-catalogue'].flatMap(librariesOf),
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    logLevel: 'silent',
    write: false,
  });
  // A shop may be running on these files, or another build be writing them.
  for (const { path, contents } of outputFiles) writeBytesWhole(path, contents);
}

/** What comes from the registry stays where it is installed; our own packages are sources. */
function librariesOf(folder: string): string[] {
  const { dependencies } = readJson<{ dependencies: Record<string, string> }>(
    inRepository(folder, 'package.json'),
  );
  return Object.keys(dependencies).filter((name) => !name.startsWith('@shop/'));
}
