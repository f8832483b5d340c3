/** The declared surface of `@shop/registry/testing`. */
export { registryEntry } from './registryEntry';
export { entry, sound } from './soundRegistry';
export { temporaryFolder } from './temporaryFolder';
export { writeRelease } from './writeRelease';
