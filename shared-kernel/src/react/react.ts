/** The declared surface of `@shop/kernel/react`: the platform inside React. */
export * from './leaveFor';
export * from './PageHead';
export * from './PlatformProvider';
export * from './Slot';
export * from './StructuredData';
export * from './useAction';
export * from './useArrived';
export * from './useAuth';
export * from './useCart';
export * from './useDraft';
export * from './useHydrated';
export * from './useServiceAway';
export * from './useStore';
export * from './useToast';
export * from './useWhileVisible';
export * from './useWishlist';
