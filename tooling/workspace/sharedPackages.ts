import type { SharedPackages } from '@shop/kit';
import { installedVersion, versionOf } from './repository';

/** Versions in this repository: what a shell that is built now brings. */
export const sharedVersions = (): SharedPackages => ({
  '@shop/kernel': versionOf('shared-kernel'),
  '@shop/ui': versionOf('shared-ui'),
  react: installedVersion('react'),
  'styled-components': installedVersion('styled-components'),
});
