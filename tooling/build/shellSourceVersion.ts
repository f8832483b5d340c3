import { hashSources, kitFolder, presets } from '@shop/kit';
import { inRepository, versionOf } from '../workspace/repository';
import { tracingPackage } from '../workspace/tracingPackage';

/**
 * The version that the shell's sources give now: the same sources always give the same. It covers everything in its
 * scripts, which bring the shared packages, its fonts, how they are built, and whether traces can be sent.
 */
export const shellSourceVersion = (): string =>
  `${versionOf('shell')}-${hashSources([
    ...['shell', 'registry', 'shared-ui', 'shared-kernel'].map((name) => ({
      folder: inRepository(),
      names: [`${name}/src`, `${name}/package.json`],
    })),
    {
      folder: inRepository(),
      names: ['shared-ui/fonts', 'tooling/webpack', 'tooling/package.json', tracingPackage],
    },
    { folder: kitFolder(), names: presets },
  ])}`;
