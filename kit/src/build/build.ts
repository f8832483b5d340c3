/** The declared surface of `@shop/kit/build`: remotes, and whatever else goes the same way through webpack. */
export { buildRemote } from './buildRemote';
export { compressFolder } from './compressFolder';
export { describeRelease } from './describeRelease';
export { describeUses, sourcesOf } from './uses/describeUses';
export { findUses } from './uses/findUses';
export { runWebpack, textOf } from './runWebpack';
export { absentDescriptions, absentPart } from '../webpack/absentParts';
export { baseConfig, type BuildMode } from '../webpack/baseConfig';
export { browserIntegrity } from '../webpack/browserIntegrity';
export { refreshFile } from '../webpack/refreshRules';
export { Unoffered } from '../webpack/Unoffered';
export { remoteServerConfig } from '../webpack/remoteConfig';
