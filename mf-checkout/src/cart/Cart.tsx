import { use } from 'react';
import { ListUnread } from '../loading/ListUnread';
import { OpenOrderNotice } from '../open-order/OpenOrderNotice';
import { EmptyCart } from './EmptyCart';
import { FilledCart } from './FilledCart';
import type { CartData } from './loadCart';
import { useCheckedCart } from './useCheckedCart';

interface Props {
  data: CartData;
}

/** The bag, or what stands in its place. */
export function Cart({ data }: Props) {
  use(data.restored);
  const cart = useCheckedCart(data);
  const { lines, sync, retry, coupon, openOrder } = cart;

  if (lines.length > 0) return <FilledCart cart={cart} />;
  return (
    <>
      {openOrder && <OpenOrderNotice order={openOrder} />}
      {sync === 'current' ? <EmptyCart coupon={coupon} /> : <ListUnread list="bag" onRetry={retry} />}
    </>
  );
}
