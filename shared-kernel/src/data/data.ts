/** The declared surface of `@shop/kernel/data`: the Supabase client, its errors, and rows become entities. */
export * from './addresses';
export * from './bag';
export * from './dataError';
export * from './database';
export * from './orders';
export * from './products';
