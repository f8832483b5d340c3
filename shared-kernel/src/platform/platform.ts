/** The declared surface of `@shop/kernel/platform`: the contract between shell and remotes. */
export * from './listContract';
export * from './bagStore';
export * from './bus';
export * from './commands';
export * from './createPlatform';
export { forgetDraft, keepDraft, readDraft } from './drafts';
export * from './events';
export * from './persistedStore';
export * from './referral';
export * from './registry';
export { AuthError, type Session, type SessionState } from './session';
export type { Service, ServiceState, WaitingFor } from './service';
export * from './slots';
export * from './store';
export * from './wishlistStore';
