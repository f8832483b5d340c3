import { fetchOrder } from '@shop/kernel/data';
import type { Order } from '@shop/kernel/domain';
import { usePlatform, useWhileVisible } from '@shop/kernel/react';
import { useRevalidator } from '@shop/kernel/routing';

const every = 15_000;

/**
 * Looks after an order while its page is seen. The page is loaded again only when something changed, so a lost
 * connection leaves what shows alone.
 */
export function useFreshOrder(order: Order): void {
  const { connect } = usePlatform();
  const { revalidate } = useRevalidator();

  const look = async () => {
    const fresh = await fetchOrder(await connect(), order.number);
    if (fresh && JSON.stringify(fresh) !== JSON.stringify(order)) await revalidate();
  };
  useWhileVisible(every, () => void look().catch(() => undefined));
}
