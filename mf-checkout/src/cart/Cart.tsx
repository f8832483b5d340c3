import { use } from 'react';
import styled from 'styled-components';
import { useAuth, useCart } from '@shop/kernel/react';
import { useFreshPage, useRevalidator } from '@shop/kernel/routing';
import { Alert, Button, from, s } from '@shop/ui';
import { checkedLines } from '../bag-check/checkedLines';
import { acceptPrices } from '../bag-check/seenPrices';
import { useFreshBag } from '../bag-check/useFreshBag';
import { keepCoupon } from '../coupon/couponMemory';
import { ListUnread } from '../loading/ListUnread';
import { useLatest } from '../loading/useLatest';
import { useRevalidateOn } from '../loading/useRevalidateOn';
import { OpenOrderNotice } from '../open-order/OpenOrderNotice';
import { CartLine } from './CartLine';
import { CartSummary } from './CartSummary';
import { ClearCart } from './ClearCart';
import { EmptyCart } from './EmptyCart';
import { bagKey, type CartData } from './loadCart';
import { useCouponNews } from './useCouponNews';
import { useProceed } from './useProceed';

export function Cart({ data }: { data: CartData }) {
  use(data.restored);
  const { lines, count, sync, retry } = useCart();
  const { user } = useAuth();
  const { revalidate } = useRevalidator();
  const { value: check, fresh } = useLatest(data.check);
  const { value: openOrder } = useLatest(data.openOrder);
  const key = bagKey(lines, data.coupon);
  useFreshBag();
  useFreshPage(check?.isUnanswered ?? false);
  useCouponNews(data.coupon, fresh ? check?.quote : undefined);
  useRevalidateOn(`${user?.id ?? ''} ${key}`);
  // After the line above: a reload begun in the same moment would call the way to the checkout off.
  const proceed = useProceed();

  if (lines.length === 0)
    return (
      <>
        {openOrder && <OpenOrderNotice order={openOrder} />}
        {sync === 'current' ? <EmptyCart coupon={data.coupon} /> : <ListUnread list="bag" onRetry={retry} />}
      </>
    );

  const checked = checkedLines(lines, check, openOrder?.held);

  const handleCoupon = (code: string) => {
    keepCoupon(sessionStorage, code);
    void revalidate();
  };

  return (
    <Columns>
      <section aria-label="Items">
        <Notices>
          {sync === 'failed' && (
            <Alert tone="error">
              Your bag could not be read just now. What you see is what this device knows.{' '}
              <Button type="button" $variant="secondary" $size="small" onClick={() => void retry()}>
                Try again
              </Button>
            </Alert>
          )}
          {openOrder && <OpenOrderNotice order={openOrder} />}
          {check?.failure && <Alert tone="info">{check.failure}</Alert>}
        </Notices>
        <Head>
          <span>
            {count} {count === 1 ? 'item' : 'items'}
          </span>
          <ClearCart />
        </Head>
        <List>
          {checked.map((line) => (
            <CartLine
              key={line.id}
              line={line}
              onPriceAccepted={() => {
                acceptPrices(localStorage, [line]);
                void revalidate();
              }}
            />
          ))}
        </List>
      </section>
      <CartSummary
        lines={checked}
        coupon={data.coupon}
        quote={check?.quote}
        stale={check?.key !== key}
        onCoupon={handleCoupon}
        onProceed={proceed}
      />
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${s('space.32')};
  align-items: start;

  ${from('desktop')} {
    grid-template-columns: minmax(0, 1fr) 400px;
    gap: ${s('space.48')};
  }
`;

const Notices = styled.div`
  display: grid;
  gap: ${s('space.12')};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: ${s('space.8')};
  min-height: 44px;
  color: ${s('color.ink2')};
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border-top: 1px solid ${s('color.line')};
`;
