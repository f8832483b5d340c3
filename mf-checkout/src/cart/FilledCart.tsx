import { useRef } from 'react';
import styled from 'styled-components';
import { useRevalidator } from '@shop/kernel/routing';
import { Alert, FootBar, from, s } from '@shop/ui';
import { acceptPrices } from '../bag-check/seenPrices';
import { keepCoupon } from '../coupon/couponMemory';
import { ReadAgain } from '../loading/ReadAgain';
import { deviceStorage, tabStorage } from '../memory/storages';
import { OpenOrderNotice } from '../open-order/OpenOrderNotice';
import { CartBar } from './CartBar';
import { CartLine } from './CartLine';
import { CartSummary } from './CartSummary';
import { ClearCart } from './ClearCart';
import { FleetingNote } from './FleetingNote';
import type { CheckedCart } from './useCheckedCart';

interface Props {
  cart: CheckedCart;
}

/** Notices, the lines, and beside them what they come to. */
export function FilledCart({ cart }: Props) {
  const { lines, count, sync, retry, coupon, check, isStale, openOrder, proceed } = cart;
  const { revalidate } = useRevalidator();
  const proceedButton = useRef<HTMLButtonElement>(null);

  const handleCoupon = (code: string) => {
    keepCoupon(tabStorage(), code);
    void revalidate();
  };
  const handlePriceAccepted = (line: CheckedCart['lines'][number]) => {
    acceptPrices(deviceStorage(), [line]);
    void revalidate();
  };

  return (
    <>
      <Columns>
        <section aria-label="Items">
          <Notices>
            {sync === 'failed' && (
              <Alert tone="error">
                Your bag could not be read just now. What you see is what this device knows.{' '}
                <ReadAgain $variant="secondary" $size="small" onRetry={retry} />
              </Alert>
            )}
            {openOrder && <OpenOrderNotice order={openOrder} />}
            <Alert tone="info">{check?.failure}</Alert>
          </Notices>
          <Head>
            <span>
              {count} {count === 1 ? 'item' : 'items'}
            </span>
            <ClearCart />
          </Head>
          <List>
            {lines.map((line) => (
              <CartLine key={line.id} line={line} onPriceAccepted={() => handlePriceAccepted(line)} />
            ))}
          </List>
          <FleetingNote />
        </section>
        <CartSummary
          lines={lines}
          coupon={coupon}
          quote={check?.quote}
          stale={isStale}
          onCoupon={handleCoupon}
          onProceed={proceed}
          proceedButton={proceedButton}
        />
      </Columns>
      <FootBar insteadOf={proceedButton} $inContainer>
        <CartBar cart={cart} />
      </FootBar>
    </>
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
