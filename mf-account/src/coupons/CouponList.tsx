import { useState } from 'react';
import styled from 'styled-components';
import { totalsOf } from '@shop/kernel/domain';
import { useCart, usePlatform, useToast } from '@shop/kernel/react';
import { EmptyState, from, s } from '@shop/ui';
import type { InsiderTier } from '../insider/fetchInsider';
import { useDelayed } from '../timing/useDelayed';
import { CouponCard } from './CouponCard';
import { couponState } from './couponState';
import type { ShopCoupon, SpentCoupons } from './fetchCoupons';

/** Milliseconds that 'Copied!' stays (spec §4, Coupon copy). */
const copiedFor = 2000;

const order = { usable: 0, waiting: 1, members: 2, over: 3 };

interface Props {
  coupons: ShopCoupon[];
  spent: SpentCoupons;
  tiers: InsiderTier[];
  /** Id of the shopper's insider tier. */
  ownTier: string | null | undefined;
  /** In milliseconds. */
  now: number;
}

/** All coupons, those that count for the bag first. One at a time shows 'Copied!'. */
export function CouponList({ coupons, spent, tiers, ownTier, now }: Props) {
  const { lines, subtotal } = useCart();
  const { settings } = usePlatform();
  const showToast = useToast();
  const [copied, setCopied] = useState<{ id: string }>();
  useDelayed(copied, copiedFor, () => setCopied(undefined));
  const { shipping } = totalsOf(lines, 'standard', settings);
  const rated = coupons
    .map((coupon) => ({
      coupon,
      state: couponState(coupon, { subtotal, shipping, spent, tiers, ownTier, now: new Date(now) }),
    }))
    .sort((one, other) => order[one.state.kind] - order[other.state.kind]);

  const handleCopy = async (id: string) => {
    try {
      await navigator.clipboard.writeText(id);
      setCopied({ id });
    } catch {
      showToast({ tone: 'error', message: `Your browser does not let us copy. The code is ${id}.` });
    }
  };

  if (coupons.length === 0)
    return <EmptyState icon="tag" title="No coupons just now" text="Please look again in a few days." />;

  return (
    <Grid aria-label="Coupons">
      {rated.map(({ coupon, state }) => (
        <li key={coupon.id}>
          <CouponCard
            coupon={coupon}
            state={state}
            isCopied={copied?.id === coupon.id}
            onCopy={() => void handleCopy(coupon.id)}
          />
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  gap: ${s('space.16')};
  margin: 0;
  padding: 0;
  list-style: none;

  ${from('wide')} {
    grid-template-columns: 1fr 1fr;
  }

  > li {
    display: grid;
  }
`;
