import { parseArgs } from 'node:util';
import { readProject } from '../project/readProject';
import { findBackend } from './findBackend';
import { freePort } from './freePort';
import { requireFreePort } from './requireFreePort';
import { startStandalone } from './startStandalone';

const firstPort = 4701;

/** Serves the remote that lies in `folder` alone, on the port that is named or the first free one from 4701 up. */
export async function devCommand(folder: string, args: string[]): Promise<void> {
  const { port, shop = process.env.SHOP_URL } = parseArgs({
    args,
    options: { port: { type: 'string' }, shop: { type: 'string' } },
  }).values;
  const project = readProject(folder);
  const backend = await findBackend({ shop, env: process.env });
  if (port) await requireFreePort(Number(port));
  await startStandalone(project, { port: port ? Number(port) : await freePort(firstPort), backend });
}
