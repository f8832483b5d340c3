/** The declared surface of `@shop/kernel/platform`: the contract between shell and remotes. */
export * from './accountList';
export * from './bagStore';
export * from './bus';
export * from './createPlatform';
export * from './events';
export * from './persistedStore';
export * from './referral';
export * from './registry';
export * from './session';
export * from './slots';
export * from './store';
export * from './wishlistStore';
