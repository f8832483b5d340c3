import { parseArgs } from 'node:util';
import { localCaller, progressLine } from '@shop/kit';
import { builtShell, currentCommit, openLocalDesk } from '@shop/registry/desk';
import { buildShell } from '../build/buildShell';
import { shellSourceVersion } from '../build/shellSourceVersion';
import { inRepository } from '../workspace/repository';

const buildFolder = inRepository('dist');
const usage =
  'Say what to do with the shell: npm run release -w @shop/shell, or npm run rollback -w @shop/shell [-- --together].';

/**
 * `release`: builds the shell from its sources and makes it live. `rollback`: makes the one live that was live before, `--together` with
 * the remotes that cannot run on it, such as those that a breaking release brought.
 * A shop that runs from here switches to it as soon as its web server is well, and says so.
 */
export async function shellCommand([what, ...args]: string[]): Promise<void> {
  const work = new Map([
    ['release', release],
    ['rollback', rollBack],
  ]).get(what ?? '');
  if (!work) throw new Error(usage);
  await progressLine('shell', () => work(optionsOf(args)));
}

interface Options {
  /** Why, in the words of whoever releases: it stands in the history. */
  reason?: string;
  together?: boolean;
}

async function release({ reason, together }: Options) {
  if (together) throw new Error(`A release has no --together. ${usage}`);
  const version = shellSourceVersion();
  const shell = builtShell(buildFolder, version) ?? (await buildShell(buildFolder, version));
  const desk = await openLocalDesk(buildFolder);
  const commit = currentCommit(inRepository('shell'));
  await desk.release(localCaller(inRepository()), { entries: [], shell }, { commit, reason });
  return { outcome: `${version} is live`, result: undefined };
}

async function rollBack({ reason, together }: Options) {
  const desk = await openLocalDesk(buildFolder);
  const { changes } = await desk.rollBack(localCaller(inRepository()), 'shell', { reason, together });
  const others = changes.slice(1).map(({ remote, version }) => `${remote} ${version}`);
  return {
    outcome: `back to ${changes[0]?.version}${others.length > 0 ? ` with ${others.join(', ')}` : ''}`,
    result: undefined,
  };
}

const optionsOf = (args: string[]): Options =>
  parseArgs({ args, options: { reason: { type: 'string' }, together: { type: 'boolean' } } }).values;
