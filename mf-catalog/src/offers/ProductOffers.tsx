import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { couponTypes, formatDate, formatRupees } from '@shop/kernel/domain';
import { useAuth, useToast } from '@shop/kernel/react';
import { Link, linkTo } from '@shop/kernel/routing';
import { Button, s } from '@shop/ui';
import { useProductAnswer } from '../product/useProductAnswer';
import { fetchOffers, type Offers } from './fetchOffers';

type Offer = Offers['coupons'][number];
type Promotion = Offers['promotions'][number];

/** Milliseconds that 'Copied' stays, as on the page of all coupons (spec §4, Coupon copy). */
const copiedFor = 2000;

/** What an offer is worth, and from which order on. */
export function offerText({ type, value, min_order, max_discount }: Offer): string {
  const { label, isCapped } = couponTypes[type];
  const worth =
    isCapped && max_discount !== null ? `${label(value)} up to ${formatRupees(max_discount)}` : label(value);
  return min_order > 1 ? `${worth} above ${formatRupees(min_order)}` : worth;
}

/** What counts from, and for whom; nothing where it counts for everybody at once. */
function conditionText({ min_amount: amount, min_pieces: pieces, first_order: isFirst }: Promotion): string {
  const from = [amount > 0 && formatRupees(amount), pieces > 1 && `${pieces} pieces`]
    .filter(Boolean)
    .join(' and ');
  return [isFirst && 'On your first order', from && `From ${from} of what it is for`]
    .filter(Boolean)
    .join(' · ');
}

/** The last day or moment before the end, which is no longer within: of an end at midnight the day before it. */
function lastOf(end: string): string {
  const day = formatDate(Date.parse(end) - 1, 'day');
  return day === formatDate(end, 'day') ? formatDate(end, 'moment') : day;
}

interface Props {
  productId: string;
  /** As they came with the page. */
  offers: Offers;
}

/** What applies to a product by itself, and coupons that can be used for it. */
export function ProductOffers({ productId, offers }: Props) {
  const { user } = useAuth();
  // The server answered as it would any visitor; who signed in has used some, and may use others.
  const own = useProductAnswer(user ? productId : undefined, fetchOffers, user?.id);
  const { promotions, coupons } = own ?? offers;
  // One at a time: what was copied before is no longer what a paste brings.
  const [copied, setCopied] = useState<{ id: string }>();
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(undefined), copiedFor);
    return () => clearTimeout(timer);
  }, [copied]);
  if (promotions.length + coupons.length === 0) return null;
  return (
    <Section aria-labelledby="offers">
      <Heading id="offers">Offers</Heading>
      <List>
        {promotions.map((promotion) => (
          <PromotionLine key={promotion.id} promotion={promotion} />
        ))}
        {coupons.map((offer) => (
          <OfferLine
            key={offer.id}
            offer={offer}
            isCopied={copied?.id === offer.id}
            onCopied={() => setCopied({ id: offer.id })}
          />
        ))}
      </List>
      {coupons.length > 0 && <Link to={linkTo('coupons')}>All coupons</Link>}
    </Section>
  );
}

function PromotionLine({ promotion }: { promotion: Promotion }) {
  const condition = conditionText(promotion);
  return (
    <Line>
      <span>
        <strong>{promotion.title}</strong>
        {condition && <Small>{condition}</Small>}
        <Small>
          Applies in the bag by itself
          {promotion.ends_at && ` until ${lastOf(promotion.ends_at)}`}
        </Small>
      </span>
    </Line>
  );
}

interface OfferLineProps {
  offer: Offer;
  isCopied: boolean;
  onCopied: () => void;
}

function OfferLine({ offer, isCopied, onCopied }: OfferLineProps) {
  const showToast = useToast();
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(offer.id);
      onCopied();
      showToast({ tone: 'success', message: `${offer.id} is copied. The bag has a field for it.` });
    } catch {
      showToast({ tone: 'error', message: `Your browser does not let us copy. The code is ${offer.id}.` });
    }
  };
  return (
    <Line>
      <span>
        {offerText(offer)} with <strong>{offer.id}</strong>
        {offer.saving !== null && <Small>{`Saves ${formatRupees(offer.saving)} on one piece`}</Small>}
        {offer.needs_sign_in && <Small>For signed-in shoppers</Small>}
      </span>
      <Button
        type="button"
        $variant="secondary"
        $size="small"
        aria-label={`${isCopied ? 'Copied' : 'Copy'} code ${offer.id}`}
        onClick={() => void handleCopy()}
      >
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
    </Line>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${s('space.8')};
  margin-top: ${s('space.8')};
  padding: ${s('space.16')};
  border: 1px dashed ${s('color.lineStrong')};
  border-radius: ${s('radius.card')};
  font-size: ${s('size.14')};
`;
const Heading = styled.h2`
  margin: 0;
  font-size: ${s('size.16')};
  font-weight: 650;
`;
const List = styled.ul`
  display: grid;
  gap: ${s('space.12')};
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Line = styled.li`
  display: flex;
  gap: ${s('space.12')};
  align-items: center;
  justify-content: space-between;
`;
const Small = styled.small`
  display: block;
  color: ${s('color.ink2')};
`;
