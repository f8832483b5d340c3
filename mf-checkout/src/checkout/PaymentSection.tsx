import styled from 'styled-components';
import { allowsCashOnDelivery, defaultPricing, formatRupees } from '@shop/kernel/domain';
import { Link, links } from '@shop/kernel/routing';
import { Alert, ChoiceCards, s } from '@shop/ui';
import { CheckoutSection } from './CheckoutSection';

const onlyMethod = () => undefined;

/** Cash on delivery, strictly below its limit (design §5.4); above it the choice is shown and says why not. */
export function PaymentSection({ total }: { total: number }) {
  const allowed = allowsCashOnDelivery(total);

  return (
    <CheckoutSection number={3} title="Payment">
      <Fieldset disabled={!allowed}>
        <ChoiceCards
          legend="Choose how to pay"
          name="payment"
          options={[
            {
              value: 'cod',
              label: 'Cash on delivery',
              description: 'Pay the courier in cash when the parcel arrives.',
              trailing: formatRupees(total),
            },
          ]}
          value={allowed ? 'cod' : ''}
          onChange={onlyMethod}
        />
      </Fieldset>
      {!allowed && (
        <Reason>
          <Alert tone="info">
            Cash on delivery is for orders below {formatRupees(defaultPricing.codLimit)}. Please{' '}
            <Link to={links.cart()}>take something out of your cart</Link> or order in two parts.
          </Alert>
        </Reason>
      )}
    </CheckoutSection>
  );
}

const Fieldset = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  &:disabled {
    opacity: 0.6;
  }
`;

const Reason = styled.div`
  padding-top: ${s('space.16')};
`;
