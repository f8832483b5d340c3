import type { Configuration } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import type { BuildMode } from './baseConfig';
import { EmptyChunkIntegrityFix } from './EmptyChunkIntegrityFix';

/** Makes scripts refuse later scripts whose bytes are not those that were built. Development rewrites files in place. */
export const browserIntegrity = (mode: BuildMode): NonNullable<Configuration['plugins']> =>
  mode === 'production'
    ? [new EmptyChunkIntegrityFix(), new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })]
    : [];
