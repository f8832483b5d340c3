/** The declared surface of `@shop/registry/testing`. */
export { registryEntry } from './registryEntry';
export { entry, sound } from './soundRegistry';
export { keepsTheStoreContract } from './storeContract';
export { temporaryFolder } from './temporaryFolder';
export { writeRelease } from './writeRelease';
export { collectGarbage } from './collectGarbage';
export { entryOfFirstKit } from './entryOfFirstKit';
