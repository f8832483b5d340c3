/** What stands behind one word of the command line. Each loads its own tools: a compiler only where it is needed. */
export interface Command {
  takes: string;
  does: string;
  run(folder: string, args: string[]): Promise<unknown>;
}

const release = () => import('../release/releaseCommand');

export const commands = new Map<string, Command>([
  [
    'dev',
    {
      takes: '[--port <number>] [--shop <address> | --in <address>]',
      does: 'runs the remote alone, or in a shop that runs, and follows what is edited',
      run: async (folder, args) => (await import('../dev/devCommand')).devCommand(folder, args),
    },
  ],
  [
    'check',
    {
      takes: '',
      does: 'what a release would refuse, types, tests and both halves of the build',
      run: async (folder) => (await import('../check/checkCommand')).checkCommand(folder),
    },
  ],
  [
    'build',
    {
      takes: '[--out <folder>]',
      does: 'builds both halves into dist, or another folder',
      run: async (folder, args) => (await import('../build/buildCommand')).buildCommand(folder, args),
    },
  ],
  [
    'release',
    {
      takes: '--to <shop> [--share <percent>] [--without-probe <why>]',
      does: 'makes it live, or tries it with some visitors',
      run: async (folder, args) => (await release()).releaseCommand(folder, args),
    },
  ],
  [
    'share',
    {
      takes: '<percent> --to <shop>',
      does: 'shows what is on trial to more or fewer visitors',
      run: async (folder, args) => (await release()).shareCommand(folder, args),
    },
  ],
  [
    'promote',
    {
      takes: '--to <shop>',
      does: 'gives what is on trial to everybody',
      run: async (folder, args) => (await release()).promoteCommand(folder, args),
    },
  ],
  [
    'rollback',
    {
      takes: '[<version that is to go>] --to <shop>',
      does: 'ends a trial, or goes back one version',
      run: async (folder, args) => (await release()).rollbackCommand(folder, args),
    },
  ],
  [
    'kill',
    {
      takes: '[<version>] --to <shop>',
      does: 'takes a version from everybody, for good',
      run: async (folder, args) => (await release()).killCommand(folder, args),
    },
  ],
  [
    'copy',
    {
      takes: '--from <shop> --to <shop>',
      does: 'makes the version that is live in one shop live in another',
      run: async (folder, args) => (await import('../release/copyCommand')).copyCommand(folder, args),
    },
  ],
  [
    'links',
    {
      takes: '[--shop <address>] [--check]',
      does: 'writes the types of what the remote offers, and of what a shop offers it',
      run: async (folder, args) => (await import('../links/linksCommand')).linksCommand(folder, args),
    },
  ],
  [
    'new',
    {
      takes: '<name> <address> <title> [--packages <folder>] [--no-install]',
      does: 'makes another remote; new page <address> <title>, new slot <name>',
      run: async (folder, args) => (await import('../new/newCommand')).newCommand(folder, args),
    },
  ],
]);
