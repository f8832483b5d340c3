import type { ChangeEvent } from 'react';
import styled from 'styled-components';
import { formatRupees } from '@shop/kernel/domain';
import { CheckboxField, s } from '@shop/ui';
import { CouponBox } from '../coupon/CouponBox';
import { GiftCardForm } from '../gift-cards/GiftCardForm';
import type { Quote } from '../ordering/quoteOrder';
import type { CheckoutChoices } from './checkoutChoices';
import { CheckoutSection } from './CheckoutSection';

interface Props {
  quote: Quote;
  coupon: string | undefined;
  choices: CheckoutChoices;
  busy: boolean;
  onCoupon: (code: string) => void;
  onChoice: (chosen: Partial<CheckoutChoices>) => Promise<void>;
}

/** What pays before money does. Nothing is ticked for the shopper. */
export function SavingsSection({ quote, coupon, choices, busy, onCoupon, onChoice }: Props) {
  const { credit, giftCards } = quote;

  return (
    <CheckoutSection number={3} title="Coupon, credit and gift cards">
      <Stack>
        <CouponBox code={coupon} quote={quote} busy={busy} onChange={onCoupon} />
        {credit.balance > 0 && (
          <CheckboxField
            name="use-credit"
            label={balanceText('store credit', credit)}
            checked={choices.useCredit}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
              void onChoice({ useCredit: target.checked })
            }
          />
        )}
        {giftCards.balance > 0 && (
          <CheckboxField
            name="use-gift-cards"
            label={balanceText('gift cards', giftCards)}
            checked={choices.useGiftCards}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
              void onChoice({ useGiftCards: target.checked })
            }
          />
        )}
        <GiftCardForm onAdded={() => onChoice({ useGiftCards: true })} />
      </Stack>
    </CheckoutSection>
  );
}

const balanceText = (what: string, { balance, used }: Quote['credit']) =>
  `Use my ${what}: ${formatRupees(balance)} available${used > 0 ? `, ${formatRupees(used)} used here` : ''}`;

const Stack = styled.div`
  display: grid;
  gap: ${s('space.16')};
`;
