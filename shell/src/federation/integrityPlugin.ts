import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * Makes the browser refuse a remote's entry whose bytes are not those that were released: the federation
 * runtime knows no hashes, the registry does. Chunks behind the entry carry their hashes themselves.
 */
export function integrityPlugin(hashOf: (path: string) => string | undefined): ModuleFederationRuntimePlugin {
  return {
    name: 'entry-integrity',
    createScript({ url }) {
      const integrity = hashOf(new URL(url, location.href).pathname);
      if (!integrity) return undefined;
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = integrity;
      return script;
    },
  };
}
