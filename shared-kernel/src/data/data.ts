/** The declared surface of `@shop/kernel/data`: the Supabase client, its errors, and rows become entities. */
export { fetchAddresses, saveAddress } from './addresses';
export { callFunction } from './callFunction';
export { DataError, isUnanswered, unwrap } from './dataError';
export type { Database } from './database';
export { cancelOrder } from './cancelOrder';
export { fetchOrder } from './fetchOrder';
export { fetchProduct, fetchProducts } from './products';
export type { Answer, Arguments, Row } from './schema';
