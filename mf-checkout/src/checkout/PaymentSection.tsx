import styled from 'styled-components';
import { formatRupees } from '@shop/kernel/domain';
import { usePlatform } from '@shop/kernel/react';
import { Alert, ChoiceCards, s } from '@shop/ui';
import { CheckoutSection } from './CheckoutSection';

type Method = 'cod' | 'online';

interface Props {
  /** Rupees left to pay. */
  amountDue: number;
  codAllowed: boolean;
  value: Method;
  onChange: (method: Method) => void;
}

/** How the rest is paid. Cash stops strictly below its limit (spec §9); then the choice says why. */
export function PaymentSection({ amountDue, codAllowed, value, onChange }: Props) {
  const { codLimit } = usePlatform().settings;
  const amount = formatRupees(amountDue);

  return (
    <CheckoutSection number={4} title="Payment">
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
                label: 'Pay online',
                description: 'UPI, card or net banking, on the page of our payment provider.',
                trailing: amount,
              },
              {
                value: 'cod',
                label: 'Cash on delivery',
                description: codAllowed
                  ? 'Pay the courier in cash when the parcel arrives.'
                  : `Only for amounts below ${formatRupees(codLimit)}.`,
                trailing: codAllowed ? amount : undefined,
                disabled: !codAllowed,
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
