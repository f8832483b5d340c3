import { useEffect } from 'react';
import { formatRupees } from '@shop/kernel/domain';
import { useToast } from '@shop/kernel/react';
import { takeCouponNews } from '../coupon/couponMemory';
import { tabStorage } from '../memory/storages';
import type { Quote } from '../ordering/quoteOrder';

/** Says once what came of a coupon that a link brought: on phones its box stands below all the lines. */
export function useCouponNews(code: string | undefined, quote: Quote | undefined): void {
  const showToast = useToast();

  useEffect(() => {
    if (!code || !quote || !takeCouponNews(tabStorage())) return;
    if (quote.coupon)
      showToast({ message: `${code} saves you ${formatRupees(quote.couponSaving)}`, tone: 'success' });
    else if (quote.couponProblem)
      showToast({ message: `${code} was not applied. ${quote.couponProblem.message}`, tone: 'error' });
  }, [code, quote, showToast]);
}
