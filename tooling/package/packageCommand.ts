import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { progressLine } from '@shop/kit';
import { drawBrand } from '../build/buildPictures';
import { buildPackages } from '../release/buildPackages';
import { shopPackages } from '../release/releasePlan';
import { namedFolder } from '../workspace/namedFolder';
import { inRepository } from '../workspace/repository';
import { assemblePackage } from './assemblePackage';

/** `package [folder]`: builds what is stale and writes `dist/package`, or another folder, which runs alone with Node. */
export async function packageCommand(args: string[]): Promise<void> {
  const buildFolder = inRepository('dist');
  const target = path.resolve(namedFolder(args) ?? path.join(buildFolder, 'package'));
  if (existsSync(target) && !existsSync(path.join(target, 'start.mjs')))
    throw new Error(`${target} is there and is no package: name a folder that may be replaced.`);
  await buildPackages(buildFolder, shopPackages());
  await drawBrand();
  await progressLine('package', async () => {
    await assemblePackage(buildFolder, target, process.env);
    return {
      outcome: `${path.relative(inRepository(), target)}, ${(bytesOf(target) / 1e6).toFixed(1)} MB`,
      result: undefined,
    };
  });
}

const bytesOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
