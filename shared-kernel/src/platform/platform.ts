/** The declared surface of `@shop/kernel/platform`: the contract between shell and remotes. */
export type { AuthView, CommandAnswer, CommandName, ShopCommands, Toast } from './commands';
export { createPlatform, type Environment, type Platform } from './createPlatform';
export { forgetDraft, keepDraft, readDraft } from './drafts';
export { type DeviceStorage, readStored, writeStored } from './persistedStore';
export { containerName, ownerOf, type Registry, type RegistryEntry, type RemoteManifest } from './registry';
export type { WaitingFor } from './service';
export { AuthError, type Session, type SessionState } from './session';
export { emptySlots, type SlotLoader, type SlotProps, type SlotsModule } from './slots';
