import { parseArgs } from 'node:util';

/** The folder that a command was given; undefined where it was given none. Throws for options and for a second one. */
export function namedFolder(args: string[]): string | undefined {
  const [folder, ...more] = parseArgs({ args, options: {}, allowPositionals: true }).positionals;
  if (more.length > 0) throw new Error(`Name one folder: ${[folder, ...more].join(' ')} are several.`);
  return folder;
}
