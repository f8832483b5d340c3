import { useArrived, useAuth, useCart } from '@shop/kernel/react';
import { useFreshPage } from '@shop/kernel/routing';
import { type CheckedLine, checkedLines } from '../bag-check/checkedLines';
import { useFreshBag } from '../bag-check/useFreshBag';
import { useRevalidateOn } from '../loading/useRevalidateOn';
import type { OpenOrder } from '../open-order/fetchOpenOrder';
import { bagKey, type CartCheck, type CartData } from './loadCart';
import { useCouponNews } from './useCouponNews';
import { useProceed } from './useProceed';

export interface CheckedCart extends Pick<ReturnType<typeof useCart>, 'count' | 'sync' | 'retry'> {
  lines: CheckedLine[];
  coupon: string | undefined;
  /** The server's view of the bag, when it is there. */
  check: CartCheck | undefined;
  /** That view is of an earlier bag. */
  isStale: boolean;
  /** An unpaid order, which holds pieces that the bag may want. */
  openOrder: OpenOrder | undefined;
  /** Goes to the checkout. */
  proceed: () => void;
}

/** The bag beside what the server says of it; asked again whenever the bag, its coupon or the shopper changes. */
export function useCheckedCart({ coupon, ...data }: CartData): CheckedCart {
  const { lines, count, sync, retry } = useCart();
  const { user } = useAuth();
  const { value: check, isFresh } = useArrived(data.check);
  const { value: openOrder } = useArrived(data.openOrder);
  const key = bagKey(lines, coupon);
  useFreshBag();
  useFreshPage(check?.isUnanswered ?? false);
  useCouponNews(coupon, isFresh ? check?.quote : undefined);
  // Whoever changes the coupon asks by that.
  useRevalidateOn(`${user?.id ?? ''} ${bagKey(lines, undefined)}`);
  // After the line above: a reload begun in the same moment would call the way to the checkout off.
  const proceed = useProceed();

  return {
    lines: checkedLines(lines, check, openOrder?.held),
    count,
    sync,
    retry,
    coupon,
    check,
    isStale: check?.key !== key,
    openOrder,
    proceed,
  };
}
