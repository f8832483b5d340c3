import { parseArgs } from 'node:util';
import { readProject } from '../project/readProject';
import { tokenFrom } from '../release/openClient';
import { findBackend } from './findBackend';
import { freePort } from './freePort';
import { requireFreePort } from './requireFreePort';
import { startInShop } from './startInShop';
import { startStandalone } from './startStandalone';

const firstPort = 4701;

/**
 * Serves the remote that lies in `folder` alone, or with `--in` in the pages of a shop that runs, on the port that is named
 * or the first free one from 4701 up.
 */
export async function devCommand(folder: string, args: string[]): Promise<void> {
  const {
    port: named,
    shop = process.env.SHOP_URL,
    in: host,
  } = parseArgs({
    args,
    options: { port: { type: 'string' }, shop: { type: 'string' }, in: { type: 'string' } },
  }).values;
  const project = readProject(folder);
  const portToUse = async () => {
    if (named) await requireFreePort(Number(named));
    return named ? Number(named) : freePort(firstPort);
  };
  if (host === undefined) {
    const backend = await findBackend({ shop, env: process.env });
    return startStandalone(project, { port: await portToUse(), backend });
  }
  if (!/^https?:\/\//.test(host))
    throw new Error('Say which shop by its address: --in https://shop.example.');
  return startInShop(project, { port: await portToUse(), shop: host, token: tokenFrom(process.env) });
}
