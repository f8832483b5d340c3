import path from 'node:path';
import { folderClient } from './folderClient';
import { httpClient } from './httpClient';
import type { ReleaseClient } from './releaseClient';

/**
 * The way to a shop: by its address, or by the build folder of one on this machine, relative to the remote's. Throws
 * with what is missing.
 */
export function openClient(to: string | undefined, folder: string, env: NodeJS.ProcessEnv): ReleaseClient {
  if (!to)
    throw new Error(
      'Say which shop: --to https://shop.example, or --to and the build folder of one that runs here.',
    );
  if (!/^https?:\/\//.test(to)) return folderClient(path.resolve(folder, to), folder, env);
  return httpClient(to, tokenFrom(env));
}

/** The team's token. Throws with what is missing. */
export function tokenFrom({ SHOP_RELEASE_TOKEN: token }: NodeJS.ProcessEnv): string {
  if (token) return token;
  throw new Error('Set SHOP_RELEASE_TOKEN to the token that whoever runs the shop made for your team.');
}
