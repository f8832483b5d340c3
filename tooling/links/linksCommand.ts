import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { linkTypes } from '@shop/kit';
import { inRepository, remoteNames, remoteProject } from '../workspace/repository';

/** Writes each remote's `links.d.ts`; with `--check` it only compares, and throws with the name of one that differs. */
export function linksCommand(args: string[]): void {
  for (const remote of remoteNames()) {
    const file = inRepository(remote, 'links.d.ts');
    const text = linkTypes(remoteProject(remote).manifest);
    const present = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    if (present === text) continue;
    if (args.includes('--check'))
      throw new Error(
        `${remote}/links.d.ts and remote.json differ: run npm run links:types and commit the result.`,
      );
    writeFileSync(file, text);
  }
}
