/** The declared surface of `@shop/kernel/data`: the Supabase client, its errors, and rows become entities. */
export type { Database } from './database';
export type { Answer, Arguments } from './schema';
export { DataError, isUnanswered, unwrap, fetchProduct, fetchProducts } from '@shop/kernel/data-first';
export {
  fetchAddresses,
  saveAddress,
  callFunction,
  cancelOrder,
  fetchOrder,
} from '@shop/kernel/data-further';
