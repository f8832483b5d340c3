import { buildPictures } from '../build/buildPictures';
import { inRepository } from '../workspace/repository';
import { allPackages, buildPackages } from './buildPackages';

/** `build [package…|all]`: without a name, everything. */
export async function buildCommand(args: string[]): Promise<void> {
  const known = [...allPackages(), 'gallery'];
  const unknown = args.find((name) => name !== 'all' && !known.includes(name));
  if (unknown) throw new Error(`There is no package ${unknown}. Known: all, ${known.join(', ')}.`);
  const everything = args.length === 0 || args.includes('all');
  await Promise.all([
    buildPackages(inRepository('dist'), everything ? known : args),
    everything ? buildPictures() : undefined,
  ]);
}
