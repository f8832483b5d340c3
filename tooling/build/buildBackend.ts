import { existsSync } from 'node:fs';
import { readJson } from '@shop/kit';
import { writeBytesWhole } from '@shop/registry/desk';
import { inRepository } from '../workspace/repository';
import { tracingPackage } from '../workspace/tracingPackage';
import { isFresh, noteBundle } from './bundleNote.mjs';

const sources = 'supabase-local/src';
/** Each runs as a process or a thread of its own, but for the start script, which is loaded by its command. */
const entries = {
  main: `${sources}/main.ts`,
  pgliteWorker: `${sources}/db/pgliteWorker.ts`,
  drawPictures: 'sample-catalogue/src/pictures/drawPictures.ts',
  pictureThread: 'sample-catalogue/src/pictures/pictureThread.ts',
  pictureService: 'sample-catalogue/src/pictures/pictureService.ts',
  genTypes: `${sources}/gen-types/main.ts`,
  functionMap: `${sources}/function-map/main.ts`,
  backup: `${sources}/backup/main.ts`,
  changeKeys: `${sources}/keys/main.ts`,
  generateCatalogue: `${sources}/generate/main.ts`,
  testServer: `${sources}/testing/testServer.ts`,
  startShop: 'tooling/run/startShop.ts',
};

/** Read by a backend whose spans somebody collects; `npm start` installs and builds without. */
const tracing = (): Record<string, string> =>
  existsSync(inRepository(tracingPackage)) ? { tracing: `${sources}/tracing/tracing.ts` } : {};

/** Packages whose libraries stay where they are installed; our own packages, `registry` among them, are sources. */
const packages = ['supabase-local', 'supabase', 'sample-catalogue', 'tooling', 'kit'];
/** What a bundle depends on besides the files in it: how it is made, and which libraries are no part of it. */
const recipe = ['tooling/build/buildBackend.ts', ...packages.map((name) => `${name}/package.json`)];
const noteFile = inRepository('dist/backend/bundle.json');

let building: Promise<void> = Promise.resolve();

/**
 * Bundles the local backend and the start script into `dist/backend` when their sources changed: from there processes
 * start in half the time that they take from sources. Parts of earlier builds stay: a backend that runs may still load
 * one. Asked for again meanwhile, it builds one after the other. Rejects with the compiler's errors as text.
 */
export function buildBackend(): Promise<void> {
  building = building.catch(() => undefined).then(bundleWhatIsStale);
  return building;
}

async function bundleWhatIsStale(): Promise<void> {
  const program = inRepository('dist/backend/tracing.js');
  if (isFresh(inRepository(), noteFile) && existsSync(program) === existsSync(inRepository(tracingPackage)))
    return;
  const started = Date.now();
  const { build, stop } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    absWorkingDir: inRepository(),
    entryPoints: { ...entries, ...tracing() },
    outdir: 'dist/backend',
    bundle: true,
    splitting: true,
    external: [...packages.flatMap(librariesOf), '@opentelemetry/*'],
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    logLevel: 'silent',
    write: false,
    metafile: true,
  });
  // The compiler is a process of its own, which would stay as long as this one.
  await stop();
  // A shop may be running on these files, or another build be writing them.
  for (const { path, contents } of outputFiles) writeBytesWhole(path, contents);
  noteBundle(inRepository(), noteFile, {
    inputs: [...Object.keys(metafile.inputs), ...recipe],
    outputs: Object.keys(metafile.outputs),
    started,
  });
}

/** Those that `dist` finds as well: what npm keeps in a package's own folder, beside another version, is bundled. */
function librariesOf(folder: string): string[] {
  const { dependencies } = readJson<{ dependencies: Record<string, string> }>(
    inRepository(folder, 'package.json'),
  );
  return Object.keys(dependencies).filter(
    (name) => !name.startsWith('@shop/') && !existsSync(inRepository(folder, 'node_modules', name)),
  );
}
