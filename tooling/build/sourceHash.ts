import { hashSources, kitFolder, presets } from '@shop/kit';
import { inRepository } from '../workspace/repository';

/** Hash of everything in the shell's scripts, which bring the shared packages, and of how they are built. */
export const shellSourceHash = (): string =>
  hashSources([
    ...['shell', 'registry', 'shared-ui', 'shared-kernel'].map((name) => ({
      folder: inRepository(),
      names: [`${name}/src`, `${name}/package.json`],
    })),
    { folder: inRepository(), names: ['tooling/webpack', 'tooling/package.json'] },
    { folder: kitFolder(), names: presets },
  ]);
