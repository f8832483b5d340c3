import type { Configuration } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import type { BuildMode } from './baseConfig';
import { EmptyChunkIntegrityFix } from './EmptyChunkIntegrityFix';

/**
 * Makes scripts refuse later scripts whose bytes are not those that were built. Development rewrites files in place. By
 * SHA-256, as nobody finds other bytes with the same hash: longer ones do not compress, in pages and in scripts.
 */
export const browserIntegrity = (mode: BuildMode): NonNullable<Configuration['plugins']> =>
  mode === 'production'
    ? [new EmptyChunkIntegrityFix(), new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] })]
    : [];
