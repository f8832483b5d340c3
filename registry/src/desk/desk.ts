/** The declared surface of `@shop/registry/desk`: what changes what is live. It needs Node. */
export { builtRelease, builtShell, noteFile } from './builtVersions';
export { type ChangeAnswer, parseChangeAnswer } from './changeAnswer';
export {
  type Caller,
  type Changed,
  createReleaseDesk,
  type ReleaseDesk,
  type Remarks,
} from './createReleaseDesk';
export { openSharedStore, openStore, type SharedStorePlace, sharedStorePlace } from './openStore';
export { createSupabaseStore, type SupabaseStore } from './createSupabaseStore';
export { StoreAway } from './StoreAway';
export { pruneVersions } from './pruneVersions';
export { createProbe, type Probe } from './probe/createProbe';
export { chromiums, findChromium } from './probe/findChromium';
export { copyRegistry } from './copyRegistry';
export { createFileStore } from './createFileStore';
export { currentCommit } from './currentCommit';
export { integrityOf } from './integrityOf';
export { matchesHash } from './matchesHash';
export { readArtefactAddress } from './readArtefactAddress';
export { linksGivenUp } from './linksGivenUp';
export type { Live } from './live';
export { type LocalDesk, openLocalDesk, writeRegistry } from './openLocalDesk';
export { type OverrideGrant, readGrant } from './override/overrideGrant';
export { isSigned, liveShellFolder, readLive } from './readLive';
export { registryKeys, trustedKeys } from './registryKeys';
export type { RegistryStore, ReleaseChange } from './registryStore';
export { historyOf } from './releaseHistory';
export { callerOfToken, createReleaseToken, tokenPrefix } from './releaseTokens';
export { releaseProblem } from './releaseProblem';
export { ReleaseRefused } from './ReleaseRefused';
export { createKeyPair, createSigner, createVerifier, readSigned, type Verifier } from './signature';
export { validateRegistry } from './validateRegistry';
export { writeBytesWhole, writeWhole } from './writeWhole';
