/** The declared surface of `@shop/kernel/data`: the Supabase client, its errors, and rows become entities. */
export { fetchAddresses, saveAddress } from './addresses';
export { toRequestLines } from './bag';
export { callFunction } from './callFunction';
export { DataError, isUnanswered, unwrap } from './dataError';
export type { Database, Given } from './database';
export {
  cancelOrder,
  fetchOrder,
  type OrderReceipt,
  type OrderRequest,
  placeOrder,
  quoteOrder,
  type QuoteRequest,
} from './orders';
export { startPayment } from './payments';
export { fetchProduct, fetchProducts } from './products';
export type { Answer, Arguments, FunctionName, Row } from './schema';
export type { BagRequestLine } from './shapes/shopShapes';
export { fetchShopSettings } from './shopSettings';
