import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatRupees } from '@shop/kernel/domain';
import { useAuth } from '@shop/kernel/react';
import { Button, Icon, s } from '@shop/ui';
import type { Quote } from '../ordering/quoteOrder';

interface Props {
  offers: Quote['offers'];
  /** What would apply by itself with a little more. */
  promotion: Quote['nearPromotion'];
  /** Rupees that the coupon in use takes off. */
  saved: number;
  onApply: (code: string) => void;
}

/** The coupon that would save most on this bag, and what a little more in it would bring. No coupon is applied unasked. */
export function OfferHint({ offers: { best, near }, promotion, saved, onApply }: Props): ReactNode {
  const { user, openDialog } = useAuth();
  const better = best && best.saving > saved ? best : undefined;
  const isForMembers = better?.needs_sign_in && !user;

  return (
    <>
      {better && (
        <Line>
          <Icon name="tag" size={20} />
          <span>
            Best for this bag: <strong>{better.id}</strong> saves {formatRupees(better.saving)}
          </span>
          <Button
            type="button"
            $variant="secondary"
            $size="small"
            aria-label={isForMembers ? `Sign in to use ${better.id}` : `Apply ${better.id}`}
            onClick={() => (isForMembers ? openDialog('login') : onApply(better.id))}
          >
            {isForMembers ? 'Sign in' : 'Apply'}
          </Button>
        </Line>
      )}
      {promotion && (
        <Near>
          {stepsTo(promotion, Boolean(user))}, and <strong>{promotion.title}</strong> counts.
        </Near>
      )}
      {near && near.saving > saved && (
        <Near>
          Add {formatRupees(near.missing)} more{near.needs_sign_in && !user && ' and sign in'}, and{' '}
          <strong>{near.id}</strong> saves {formatRupees(near.saving)}.
        </Near>
      )}
    </>
  );
}

/** What is to be done for it, as the beginning of a sentence. */
function stepsTo(
  {
    missing_amount: amount,
    missing_pieces: pieces,
    missing_given: given,
    needs_sign_in: signIn,
  }: NonNullable<Props['promotion']>,
  isSignedIn: boolean,
): string {
  const more = [amount > 0 && formatRupees(amount), pieces > 0 && counted(pieces)].filter(Boolean);
  const goods = [
    more.length > 0 && `${more.join(' and ')} more of what it is for`,
    given > 0 && `${counted(given)} of what it gives`,
  ].filter(Boolean);
  const add = goods.length > 0 && `Add ${goods.join(' and ')}`;
  const enter = signIn && !isSignedIn && (add ? 'sign in' : 'Sign in');
  return [add, enter].filter(Boolean).join(' and ');
}

const counted = (pieces: number) => `${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')} ${s('space.12')};
  align-items: center;
  padding: ${s('space.8')} ${s('space.12')};
  border-radius: ${s('radius.control')};
  background: ${s('color.sunk')};

  > span {
    flex: 1 1 6rem;
    min-width: 0;
  }

  > i {
    color: ${s('color.madder')};
  }
`;

const Near = styled.p`
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
`;
