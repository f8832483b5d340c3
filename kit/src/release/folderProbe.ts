import { existsSync } from 'node:fs';
import path from 'node:path';
import { assetOriginsFrom, backendFrom } from '@shop/registry';
import { createProbe, findChromium, type Probe, readLive } from '@shop/registry/desk';
import { readShop } from '../shop/readShop';

/**
 * The probe of a shop on this machine, which comes with its shell; undefined before a shell was built. Data is that of
 * `SUPABASE_URL`, or else of the shop that answers on `PORT`.
 */
export function folderProbe(buildFolder: string, env: NodeJS.ProcessEnv): Probe | undefined {
  const { shell } = readLive(buildFolder);
  const program = path.join(buildFolder, 'shell', shell?.version ?? '', 'server/probe.cjs');
  if (!existsSync(program)) return undefined;
  const shop = `http://localhost:${env.PORT ?? 3000}`;
  return async (entry, candidate) => {
    const probe = createProbe({
      program,
      buildFolder,
      cacheFolder: env.CACHE_FOLDER ?? path.join(buildFolder, '.cache'),
      assetOrigins: assetOriginsFrom(env),
      backend: await backendOf(shop, env),
      siteUrl: env.SITE_URL ?? shop,
      chromium: findChromium(env),
    });
    return probe(entry, candidate);
  };
}

async function backendOf(shop: string, env: NodeJS.ProcessEnv) {
  const named = backendFrom(env);
  if (named) return named;
  // Where no shop runs, the probe says that it had no data.
  return readShop(shop).then(
    ({ environment }) => environment.backend,
    () => undefined,
  );
}
