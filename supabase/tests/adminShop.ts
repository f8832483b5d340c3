import type { Transaction } from '@shop/test-databases';
import type { OrderShop } from './orderShop';
import { placeOrder, type Receipt } from './shopFixtures';

export { inOrderShop } from './orderShop';

/** Places the order that the shop of `inOrderShop` has drafted: one piece of ₹500, cash on delivery. */
export const placeOrderAs = (tx: Transaction, { shopper, draft }: OrderShop): Promise<Receipt> =>
  placeOrder(tx, shopper, draft);
