/** The declared surface of `@shop/kit`: what can be said of a remote without building it. It loads no compiler. */
export { progressLine } from './build/progressLine';
export { requireFreePort } from './dev/requireFreePort';
export { writeOwnLinks } from './links/writeOwnLinks';
export { hashSources } from './project/hashSources';
export { kitFolder } from './project/kitFolder';
export { localCaller } from './release/localCaller';
export { readJson } from './project/readJson';
export type { SharedPackages } from './project/readContract';
export { readProject, type RemoteProject } from './project/readProject';
export { presets, sourceVersion } from './project/sourceVersion';
