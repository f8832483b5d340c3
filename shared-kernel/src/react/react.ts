/** The declared surface of `@shop/kernel/react`: the platform inside React. */
export { Island } from './Island';
export { PageHead, PageHeadContext } from './PageHead';
export { PlatformProvider, usePlatform } from './PlatformProvider';
export { Slot } from './Slot';
export { StructuredData } from './StructuredData';
export { leaveFor } from './leaveFor';
export { useAction } from './useAction';
export { useArrived } from './useArrived';
export { useAuth } from './useAuth';
export { useCart } from './useCart';
export { useDraft } from './useDraft';
export { useServiceAway } from './useServiceAway';
export { useStore } from './useStore';
export { useToast } from './useToast';
export { useWhileVisible } from './useWhileVisible';
export { useWishlist } from './useWishlist';
