import { fetchOrders } from '@shop/kernel/data';
import type { Order } from '@shop/kernel/domain';
import type { Platform } from '@shop/kernel/platform';

/** More than anybody's year; older orders come with the paged list. */
const shownOrders = 50;

export interface AccountData {
  /** Nobody is signed in when `null`. */
  userId: string | null;
  /** Newest first. */
  orders: Order[];
}

/** The signed-in shopper's own orders. Rejects with `DataError`. */
export async function loadAccount({ session, connect }: Platform): Promise<AccountData> {
  const state = await session.settled();
  if (state.status !== 'signed-in') return { userId: null, orders: [] };
  return { userId: state.user.id, orders: await fetchOrders(await connect(), shownOrders) };
}
