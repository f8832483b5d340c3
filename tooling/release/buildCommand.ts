import { buildPictures } from '../build/buildPictures';
import { inRepository } from '../workspace/repository';
import { allPackages, buildPackages } from './buildPackages';

/** `build [package…|packages|all]`: without a name, everything; `packages` is all but the pictures. */
export async function buildCommand(args: string[]): Promise<void> {
  const known = [...allPackages(), 'gallery'];
  const unknown = args.find((name) => !['all', 'packages', ...known].includes(name));
  if (unknown) throw new Error(`There is no package ${unknown}. Known: all, packages, ${known.join(', ')}.`);
  const everything = args.length === 0 || args.includes('all');
  await Promise.all([
    buildPackages(inRepository('dist'), everything || args.includes('packages') ? known : args),
    everything ? buildPictures() : undefined,
  ]);
}
