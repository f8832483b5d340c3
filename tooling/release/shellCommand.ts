import { localCaller, progressLine } from '@shop/kit';
import { builtShell, currentCommit, openLocalDesk } from '@shop/registry/desk';
import { buildShell } from '../build/buildShell';
import { shellSourceVersion } from '../build/shellSourceVersion';
import { inRepository } from '../workspace/repository';

const buildFolder = inRepository('dist');
const usage =
  'Say what to do with the shell: npm run release -w @shop/shell, or npm run rollback -w @shop/shell.';

/**
 * `release`: builds the shell from its sources and makes it live. `rollback`: makes the one live that was live before.
 * A shop that runs from here switches to it as soon as its web server is well, and says so.
 */
export async function shellCommand([what, ...args]: string[]): Promise<void> {
  const work = new Map([
    ['release', release],
    ['rollback', rollBack],
  ]).get(what ?? '');
  if (!work) throw new Error(usage);
  await progressLine('shell', () => work(reasonFrom(args)));
}

async function release(reason: string | undefined) {
  const version = shellSourceVersion();
  const shell = builtShell(buildFolder, version) ?? (await buildShell(buildFolder, version));
  const desk = await openLocalDesk(buildFolder);
  const commit = currentCommit(inRepository('shell'));
  await desk.release(localCaller(inRepository()), { entries: [], shell }, { commit, reason });
  return { outcome: `${version} is live`, result: undefined };
}

async function rollBack(reason: string | undefined) {
  const desk = await openLocalDesk(buildFolder);
  const { registry } = await desk.rollBack(localCaller(inRepository()), 'shell', { reason });
  return { outcome: `back to ${registry.shell?.version}`, result: undefined };
}

/** Why, in the words of whoever releases: it stands in the history. */
function reasonFrom(args: string[]): string | undefined {
  const position = args.indexOf('--reason');
  return position < 0 ? undefined : args[position + 1];
}
