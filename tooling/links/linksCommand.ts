import { writeOwnLinks } from '@shop/kit';
import { inRepository, remoteNames } from '../workspace/repository';

/** Writes each remote's `links.d.ts`; with `--check` it only compares, and throws with the name of one that differs. */
export function linksCommand(args: string[]): void {
  for (const remote of remoteNames()) writeOwnLinks(inRepository(remote), args.includes('--check'));
}
