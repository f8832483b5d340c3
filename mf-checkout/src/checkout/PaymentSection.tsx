import styled from 'styled-components';
import { formatRupees } from '@shop/kernel/domain';
import { usePlatform } from '@shop/kernel/react';
import { Alert, ChoiceCards, s } from '@shop/ui';
import type { Place } from '../ordering/quoteOrder';
import { CheckoutSection } from './CheckoutSection';

type Method = 'cod' | 'online';

interface Props {
  /** Of the step on its page. */
  number?: number;
  /** Rupees left to pay. */
  amountDue: number;
  /** The sum is below the limit of cash. */
  codAllowed: boolean;
  place: Place;
  value: Method;
  onChange: (method: Method) => void;
}

/** How the rest is paid. Cash stops strictly below its limit (spec §9), and not every place has it; the choice says why. */
export function PaymentSection({ number = 4, amountDue, codAllowed, place, value, onChange }: Props) {
  const { codLimit } = usePlatform().settings;
  const amount = formatRupees(amountDue);
  const hasCash = codAllowed && place.cash;
  const whyNoCash = codAllowed
    ? `Not possible at PIN code ${place.pin ?? ''}.`
    : `Only for amounts below ${formatRupees(codLimit)}.`;

  return (
    <CheckoutSection number={number} title="Payment">
      {amountDue === 0 ? (
        <Alert tone="success">
          Nothing is left to pay: coupon, store credit and gift cards cover this order.
        </Alert>
      ) : (
        <Stack>
          <ChoiceCards
            legend="Choose how to pay"
            name="payment"
            options={[
              {
                value: 'online',
                label: 'Pay online by UPI, card or net banking',
                description:
                  'Google Pay, PhonePe, Paytm, BHIM or any other UPI app first; cards and net banking too. You pay on the page of our payment provider.',
                trailing: amount,
              },
              {
                value: 'cod',
                label: 'Cash on delivery',
                description: hasCash ? 'Pay the courier in cash when the parcel arrives.' : whyNoCash,
                trailing: hasCash ? amount : undefined,
                disabled: !hasCash,
              },
            ]}
            value={value}
            onChange={(method) => onChange(method === 'online' ? 'online' : 'cod')}
          />
          {value === 'online' && (
            <Note>
              Your items are held for 10 minutes while you pay. We never see card numbers or UPI PINs.
            </Note>
          )}
        </Stack>
      )}
    </CheckoutSection>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${s('space.12')};
`;

const Note = styled.p`
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
`;
