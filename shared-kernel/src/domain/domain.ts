/** The declared surface of `@shop/kernel/domain`: entities and pure rules. Imports nothing outside this folder. */
export * from './address';
export * from './affiliate';
export * from './badges';
export * from './bag';
export * from './category';
export * from './compare';
export * from './launch';
export * from './money';
export * from './order';
export * from './picture';
export * from './pricing';
export * from './product';
export * from './recentlyViewed';
export * from './shop';
export * from './stock';
export * from './user';
export * from './wishlist';
