/** The part of `@shop/kernel/data` that the frame and the shop's first pages use: the shell's first script holds it (adr 0042). */
export { DataError, isUnanswered, unwrap } from './dataError';
export { fetchProduct, fetchProducts } from './products';
