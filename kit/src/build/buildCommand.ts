import path from 'node:path';
import { parseArgs } from 'node:util';
import { builtRelease } from '@shop/registry/desk';
import { readProject } from '../project/readProject';
import { sourceVersion } from '../project/sourceVersion';
import { buildRemote } from './buildRemote';
import { progressLine } from './progressLine';

/** Builds the remote that lies in `folder`, unless its sources are as they were. */
export async function buildCommand(folder: string, args: string[]): Promise<void> {
  const { out = 'dist' } = parseArgs({ args, options: { out: { type: 'string' } } }).values;
  const project = readProject(folder);
  const { name } = project.manifest;
  const buildFolder = path.resolve(folder, out);
  await progressLine(name, async () => {
    const version = sourceVersion(project);
    const isBuilt = builtRelease(buildFolder, name, version) !== undefined;
    if (!isBuilt) await buildRemote(buildFolder, project, version);
    return { outcome: isBuilt ? `up to date, ${version}` : `built ${version}`, result: undefined };
  });
}
