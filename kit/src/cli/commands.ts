/** What stands behind one word of the command line. Each loads its own tools: a compiler only where it is needed. */
export interface Command {
  takes: string;
  does: string;
  run(folder: string, args: string[]): Promise<unknown>;
}

export const commands = new Map<string, Command>([
  [
    'dev',
    {
      takes: '[--port <number>] [--shop <address>]',
      does: 'runs the remote alone and follows what is edited',
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
      takes: '<name> <address> <title> [--kit <folder>]',
      does: 'makes the folder of another remote',
      run: async (folder, args) => (await import('../new/newCommand')).newCommand(folder, args),
    },
  ],
]);
