import styled from 'styled-components';
import { formatRupees } from '@shop/kernel/domain';
import { Link, linkTo } from '@shop/kernel/routing';
import { Badge, displayHeading, from, s } from '@shop/ui';
import { discountLabel } from '../coupons/couponState';
import type { InsiderTier } from './fetchInsider';

interface Props {
  tiers: InsiderTier[];
  /** Id of the shopper's own tier. */
  current: string | null | undefined;
}

/** What each tier brings (spec §9, Insider). */
export function TierTable({ tiers, current }: Props) {
  return (
    <section aria-labelledby="tiers">
      <Heading id="tiers">The tiers</Heading>
      <Grid>
        {tiers.map((tier) => (
          <Tier key={tier.id} $current={tier.id === current}>
            <Name>
              {tier.name}
              {tier.id === current && <Badge $tone="haldi">Your tier</Badge>}
            </Name>
            <p>From {formatRupees(tier.from_spend)} a year</p>
            <dl>
              <div>
                <dt>Cashback</dt>
                <dd>{tier.cashback_percent}%</dd>
              </div>
              <div>
                <dt>Extra savings</dt>
                <dd>{tier.coupons[0] ? discountLabel(tier.coupons[0]) : 'None just now'}</dd>
              </div>
              <div>
                <dt>Early access</dt>
                <dd>{tier.early_access_hours} hours</dd>
              </div>
              <div>
                <dt>Anniversary present</dt>
                <dd>{formatRupees(tier.occasion_bonus)}</dd>
              </div>
            </dl>
          </Tier>
        ))}
      </Grid>
      <Note>
        Everybody gets 2% cashback. A year is the last twelve months; what you return does not count. Extra
        savings are a coupon of your tier: it counts on every order, in place of another coupon. With early
        access, <Link to={linkTo('coupons')}>new coupons</Link> work for you that many hours before they work
        for everybody.
      </Note>
    </section>
  );
}

const Heading = styled.h2`
  ${displayHeading(28)}
  padding-bottom: ${s('space.16')};
`;

const Grid = styled.ul`
  display: grid;
  gap: ${s('space.16')};
  margin: 0;
  padding: 0;
  list-style: none;

  ${from('tablet')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Tier = styled.li<{ $current: boolean }>`
  padding: ${s('space.24')};
  border: ${({ $current }) => ($current ? '2px' : '1px')} solid
    ${({ $current }) => s($current ? 'color.madder' : 'color.line')};
  border-radius: ${s('radius.panel')};
  background: ${s('color.surface')};

  p,
  dt {
    color: ${s('color.ink2')};
  }

  dl {
    display: grid;
    gap: ${s('space.8')};
    margin: ${s('space.16')} 0 0;
    padding-top: ${s('space.16')};
    border-top: 1px solid ${s('color.line')};
  }

  dl div {
    display: flex;
    justify-content: space-between;
    gap: ${s('space.8')};
  }

  dd {
    margin: 0;
    font-weight: 650;
  }
`;

const Name = styled.h3`
  ${displayHeading(28)}
  display: flex;
  gap: ${s('space.12')};
  align-items: center;
`;

const Note = styled.p`
  padding-top: ${s('space.16')};
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
`;
