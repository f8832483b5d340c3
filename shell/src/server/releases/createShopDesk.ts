import {
  createReleaseDesk,
  createSigner,
  createVerifier,
  openLocalDesk,
  type Probe,
  type RegistryStore,
  type ReleaseDesk,
  type SupabaseStore,
  trustedKeys,
} from '@shop/registry/desk';
import type { Settings } from '../settings';

/** The desk with the store that it writes to. */
export interface ShopDesk extends ReleaseDesk {
  store: RegistryStore;
}

/**
 * Opens the release desk of this web server, at the first need: undefined where it has no key to sign with, because it
 * was given the public one alone.
 */
export function createShopDesk(
  settings: Settings,
  shared: SupabaseStore | undefined,
  probe?: Probe,
): () => Promise<ShopDesk | undefined> {
  const { buildFolder, assetOrigins, registryKeys } = settings;
  const { REGISTRY_PRIVATE_KEY: privateKey, REGISTRY_PUBLIC_KEY: publicKey } = registryKeys;
  const open = async (): Promise<ShopDesk | undefined> => {
    if (!shared)
      return publicKey && !privateKey
        ? undefined
        : openLocalDesk(buildFolder, { ...registryKeys, ASSET_ORIGINS: assetOrigins.join(' ') }, probe);
    if (!privateKey) return undefined;
    const [sign, verify] = await Promise.all([
      createSigner(privateKey),
      trustedKeys(buildFolder, registryKeys).then(createVerifier),
    ]);
    return { ...createReleaseDesk({ store: shared, sign, verify, assetOrigins, probe }), store: shared };
  };
  let opened: Promise<ShopDesk | undefined> | undefined;
  return () => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
}
