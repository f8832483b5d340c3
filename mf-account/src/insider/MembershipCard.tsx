import styled from 'styled-components';
import { formatRupees } from '@shop/kernel/domain';
import { ActionLink, linkTo } from '@shop/kernel/routing';
import { Button, ClothStrip, displayHeading, s } from '@shop/ui';
import { discountLabel } from '../coupons/couponState';
import type { InsiderTier, Membership } from './fetchInsider';

interface Props {
  membership: Membership;
  tiers: InsiderTier[];
}

/** The shopper's tier and the way to the next one. */
export function MembershipCard({ membership: { spend, tier, next }, tiers }: Props) {
  const current = tiers.find(({ id }) => id === tier);
  const nextName = tiers.find(({ id }) => id === next?.tier)?.name;
  const coupon = current?.coupons[0];

  return (
    <Card>
      <Inside>
        <Tier>{current ? `You are ${current.name}` : 'Not a member yet'}</Tier>
        <p>
          <strong>{formatRupees(spend)}</strong> delivered and kept in the last twelve months
        </p>
        {next ? (
          <>
            <Progress max={next.from_spend} value={spend} aria-label={`Way to ${nextName}`} />
            <p>
              {formatRupees(next.missing)} more, and you are {nextName}.
            </p>
          </>
        ) : (
          <p>There is no higher tier. Thank you for shopping with us.</p>
        )}
        {coupon && (
          <Coupon>
            <span>
              <strong>{coupon.id}</strong>: {discountLabel(coupon)} on {ordersFrom(coupon.min_order)}.
            </span>
            <Button
              as={ActionLink}
              to={linkTo('cart', { coupon: coupon.id })}
              $variant="onDark"
              $size="small"
            >
              Use {coupon.id}
            </Button>
          </Coupon>
        )}
      </Inside>
      <ClothStrip $print="ajrakh" />
    </Card>
  );
}

const ordersFrom = (minOrder: number) =>
  minOrder > 1 ? `orders of yours from ${formatRupees(minOrder)}` : 'any order of yours';

const Card = styled.section`
  overflow: hidden;
  border-radius: ${s('radius.panel')};
  background: ${s('color.ink')};
  color: ${s('color.onDark2')};
`;

const Inside = styled.div`
  display: grid;
  gap: ${s('space.12')};
  padding: ${s('space.32')} ${s('space.24')};

  strong {
    color: ${s('color.onDark')};
    font-variant-numeric: tabular-nums;
  }
`;

const Tier = styled.h2`
  ${displayHeading(36)}
  color: ${s('color.onDark')};
`;

const Coupon = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.12')} ${s('space.24')};
  align-items: center;
  justify-content: space-between;
  padding-top: ${s('space.16')};
  border-top: 1px solid ${s('color.lineOnDark')};
`;

const Progress = styled.progress`
  width: 100%;
  height: 12px;
  overflow: hidden;
  appearance: none;
  border: 0;
  border-radius: ${s('radius.round')};
  background: ${s('color.lineOnDark')};

  &::-webkit-progress-bar {
    background: ${s('color.lineOnDark')};
  }

  &::-webkit-progress-value {
    background: ${s('color.haldi')};
  }

  &::-moz-progress-bar {
    background: ${s('color.haldi')};
  }
`;
