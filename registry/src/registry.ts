/** The declared surface of `@shop/registry`: what is live, as releases write it and web servers read it. */
export {
  anyText,
  fieldsOf,
  FileFault,
  list,
  numberWithin,
  oneOf,
  optional,
  table,
  textLike,
  textThat,
  wholeNumber,
  yesOrNo,
} from './fields';
export { linkProblem } from './linkProblem';
export type { ProbeOrder, ProbeReport } from './probeOrder';
export { isLocalOrigin, localEntry, localVersion } from './localEntry';
export { type Exposed, offerProblem } from './offerProblem';
export { backendFrom, type HostedBackend } from './backendFrom';
export { assetOriginsFrom, originProblem } from './origins';
export { ownRoutes } from './ownRoutes';
export { parseRegistry, releaseVersion } from './parseRegistry';
export {
  type LiveShell,
  type ShellHistory,
  type PublishedRegistry,
  registryFor,
  type RemoteHistory,
  type Trial,
  versionLabel,
  visitorNumbers,
} from './trials';
export type { RemoteManifest } from './remoteManifest';
export { type ArmFigures, trialVerdict } from './verdict/trialVerdict';
export { bucketOfVital, type Vital, vitalEdges } from './verdict/vitalsHistogram';
export {
  type Consumption,
  containerName,
  fetchedFrom,
  type Registry,
  type RegistryEntry,
  serverEntryOf,
} from './registryEntry';
