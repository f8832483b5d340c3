/** The declared surface of `@shop/registry/desk`: what changes what is live. It needs Node. */
export { builtRelease, builtShell, noteFile, type ShellRelease } from './builtVersions';
export { integrityOf } from './integrityOf';
export { killVersion } from './killVersion';
export { linksGivenUp } from './linksGivenUp';
export { publish, publishTrial, rollBack } from './publish';
export { readRegistry, writeRegistry } from './registryStore';
export { readHistory } from './releaseHistory';
export { validateRegistry } from './validateRegistry';
export { writeBytesWhole, writeWhole } from './writeWhole';
