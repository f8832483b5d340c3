/** The declared surface of `@shop/kernel/react`: the platform inside React. */
export { HeadElements, PageHead, PageHeadContext, type PageHeadProps } from './PageHead';
export { PlatformProvider, usePlatform } from './PlatformProvider';
export { Slot } from './Slot';
export { StructuredData } from './StructuredData';
export type { Failure } from './failure';
export { leaveFor } from './leaveFor';
export { type Action, useAction } from './useAction';
export { useArrived } from './useArrived';
export { useAuth } from './useAuth';
export { type Cart, useCart } from './useCart';
export { useDraft } from './useDraft';
export { useHydrated } from './useHydrated';
export { useServiceAway } from './useServiceAway';
export { useStore } from './useStore';
export { useToast } from './useToast';
export { useWhileVisible } from './useWhileVisible';
export { useWishlist } from './useWishlist';
