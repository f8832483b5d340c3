import styled from 'styled-components';
import { formatDate, formatRupees } from '@shop/kernel/domain';
import { ActionLink, linkTo } from '@shop/kernel/routing';
import { Badge, Button, Icon, s } from '@shop/ui';
import { type CouponState, discountLabel } from './couponState';
import type { ShopCoupon } from './fetchCoupons';

interface Props {
  coupon: ShopCoupon;
  state: CouponState;
  isCopied: boolean;
  onCopy: () => void;
}

/** A ticket: what it takes off on the stub, its terms beside it. */
export function CouponCard({ coupon, state, isCopied, onCopy }: Props) {
  const isOver = state.kind === 'over';

  return (
    <Ticket $isOver={isOver}>
      <Stub $isOver={isOver}>{discountLabel(coupon)}</Stub>
      <Body>
        <Title>
          {coupon.title}
          {coupon.isNew && !isOver && <Badge $tone="haldi">New</Badge>}
        </Title>
        <p>{coupon.description}</p>
        <Terms>
          {coupon.minOrder > 1 && <li>Minimum order {formatRupees(coupon.minOrder)}</li>}
          {coupon.maxDiscount !== null && <li>Up to {formatRupees(coupon.maxDiscount)} off</li>}
          <li>Valid until {formatDate(coupon.validUntil, 'day')}</li>
        </Terms>
        <State $kind={state.kind}>
          <Icon name={state.kind === 'usable' ? 'check' : isOver ? 'clock' : 'info'} size={16} />
          {state.text}
        </State>
        <Line>
          <Code>{coupon.id}</Code>
          <Buttons>
            {state.kind === 'usable' && (
              <Button
                as={ActionLink}
                to={linkTo('cart', { coupon: coupon.id })}
                $variant="primary"
                $size="small"
                aria-label={`Use ${coupon.id} in your bag`}
              >
                Use
              </Button>
            )}
            <Button
              type="button"
              $variant="secondary"
              $size="small"
              aria-label={isCopied ? undefined : `Copy code ${coupon.id}`}
              onClick={onCopy}
            >
              {isCopied ? 'Copied!' : 'Copy code'}
            </Button>
          </Buttons>
        </Line>
      </Body>
    </Ticket>
  );
}

const Ticket = styled.article<{ $isOver: boolean }>`
  display: flex;
  /* The stub goes above where letters are so large that the two have no room beside each other. */
  flex-wrap: wrap;
  overflow: hidden;
  border: 1px solid ${s('color.line')};
  border-radius: ${s('radius.panel')};
  background: ${({ $isOver }) => s($isOver ? 'color.paper' : 'color.surface')};
`;

const Stub = styled.p<{ $isOver: boolean }>`
  display: grid;
  flex: 1 0 6.5rem;
  place-items: center;
  padding: ${s('space.12')};
  border-right: 2px dashed ${s('color.paper')};
  background: ${({ $isOver }) => s($isOver ? 'color.sunk' : 'color.madder')};
  color: ${({ $isOver }) => s($isOver ? 'color.ink2' : 'color.onMadder')};
  font-size: ${s('size.18')};
  font-weight: 700;
  line-height: 1.2;
  text-align: center;
`;

const Body = styled.div`
  display: grid;
  flex: 999 1 12rem;
  grid-template-columns: minmax(0, 1fr);
  gap: ${s('space.8')};
  padding: ${s('space.16')};
  font-size: ${s('size.15')};
`;

const Title = styled.h2`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')};
  align-items: center;
  margin: 0;
  font-size: ${s('size.18')};
  font-weight: 650;
`;

const Terms = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${s('space.16')};
  margin: 0;
  padding: 0;
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
  list-style: none;
`;

const colours = {
  usable: 'color.neem',
  waiting: 'color.ink2',
  members: 'color.ink2',
  over: 'color.ink2',
} as const;

const State = styled.p<{ $kind: CouponState['kind'] }>`
  display: flex;
  gap: ${s('space.8')};
  align-items: center;
  color: ${({ $kind }) => s(colours[$kind])};
  font-size: ${s('size.14')};
  font-weight: 600;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')};
  align-items: center;
  justify-content: space-between;
  padding-top: ${s('space.4')};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')};
`;

const Code = styled.code`
  padding: ${s('space.4')} ${s('space.12')};
  border: 1px dashed ${s('color.lineStrong')};
  border-radius: ${s('radius.control')};
  font: inherit;
  font-weight: 700;
  letter-spacing: 0.08em;
`;
