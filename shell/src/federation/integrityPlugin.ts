import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * Makes the browser refuse a remote's entry whose bytes are not those that were released: the federation
 * runtime knows no hashes, the registry does. Chunks behind the entry carry their hashes themselves. `hashOf` is asked
 * with the whole address, as two origins may have different files under one path.
 */
export function integrityPlugin(
  hashOf: (address: string) => string | undefined,
): ModuleFederationRuntimePlugin {
  return {
    name: 'entry-integrity',
    createScript({ url }) {
      const { origin, pathname } = new URL(url, location.href);
      const integrity = hashOf(origin + pathname);
      // A developer's own machine has no hashes, and gives its files to whoever names their origin.
      if (!integrity && origin === location.origin) return undefined;
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      if (integrity) script.integrity = integrity;
      return script;
    },
  };
}
