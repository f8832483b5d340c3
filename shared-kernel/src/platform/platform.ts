/** The declared surface of `@shop/kernel/platform`: the contract between shell and remotes. */
export type { ShopCommands } from './commands';
export { createPlatform, type Environment, type Platform } from './createPlatform';
export type { LinkRef, ShopLinks } from './links';
export { readStored, writeStored } from './persistedStore';
export { ownerOf, type RemoteManifest } from './remoteManifest';
export { AuthError } from './session';
export type { SlotProps, SlotsModule } from './slots';
