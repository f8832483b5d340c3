/** The part of `@shop/kernel/data` that other pages use: it comes with the first of them (adr 0042). */
export { fetchAddresses, saveAddress } from './addresses';
export { callFunction } from './callFunction';
export { cancelOrder } from './cancelOrder';
export { fetchOrder } from './fetchOrder';
