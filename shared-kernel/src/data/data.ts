/** The declared surface of `@shop/kernel/data`: the Supabase client, its errors, and rows become entities. */
export * from './addresses';
export * from './bag';
export * from './callFunction';
export * from './dataError';
export * from './database';
export * from './orders';
export * from './payments';
export * from './products';
export * from './recordReferralClick';
export * from './shopSettings';
export * from './wishlist';
