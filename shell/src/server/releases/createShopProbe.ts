import path from 'node:path';
import { createProbe, findChromium, type Probe, ReleaseRefused } from '@shop/registry/desk';
import { ArtefactFault } from '../artefacts/ArtefactFault';
import { type ArtefactSource, createArtefacts } from '../artefacts/createArtefacts';
import type { Settings } from '../settings';

/** The built program lies beside the web server's own file. */
const program = path.join(__dirname, 'probe.cjs');

/**
 * Tries what is released to this web server, with its own data. The process that does so knows no store, so the server
 * half is brought onto the disk before; a browser is used where all scripts are there, too.
 */
export function createShopProbe(settings: Settings, source: ArtefactSource | undefined): Probe {
  const { buildFolder, cacheFolder, assetOrigins, siteUrl, supabaseUrl, publishableKey } = settings;
  const artefacts = createArtefacts(settings, source);
  const probe = createProbe({
    program,
    buildFolder,
    cacheFolder,
    assetOrigins,
    backend: { url: supabaseUrl, publishableKey },
    siteUrl,
    chromium: source?.isShared ? undefined : findChromium(process.env),
  });
  return async (entry, candidate) => {
    await artefacts.serverHalf(entry).catch((error: unknown) => {
      throw error instanceof ArtefactFault ? new ReleaseRefused(error.message) : error;
    });
    return probe(entry, candidate);
  };
}
