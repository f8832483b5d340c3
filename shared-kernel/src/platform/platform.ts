/** The declared surface of `@shop/kernel/platform`: the contract between shell and remotes. */
export type { ShopCommands } from './commands';
export { createPlatform, type Platform } from './createPlatform';
export { factVersions } from './events';
export type { LinkRef, ShopLinks } from './links';
export { readStored, writeStored } from './persistedStore';
export { ownerOf } from './ownerOf';
export { AuthError } from './session';
export type { SlotProps, SlotsModule } from './slots';
