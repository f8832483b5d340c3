import { useRef, useState } from 'react';
import styled from 'styled-components';
import { allowsCashOnDelivery, type Delivery } from '@shop/kernel/domain';
import { useRevalidator } from '@shop/kernel/routing';
import { Alert, from, s } from '@shop/ui';
import { AddressSection } from './AddressSection';
import { DeliverySection } from './DeliverySection';
import type { ReadyCheckout } from './loadCheckout';
import { PaymentSection } from './PaymentSection';
import { ReviewSection } from './ReviewSection';
import { useBagReload } from './useBagReload';
import type { PlaceOrder } from './usePlaceOrder';

interface Props {
  checkout: ReadyCheckout;
  ordering: PlaceOrder;
}

/** The four steps of the checkout on one page. */
export function CheckoutForm({ checkout, ordering }: Props) {
  const { userId, addresses, lines, quotes, gone } = checkout;
  const [addressId, setAddressId] = useState(addresses[0]?.id);
  const [addressMissing, setAddressMissing] = useState(false);
  // An order placed while its address is still being saved would miss that address.
  const [savingAddress, setSavingAddress] = useState(false);
  const [delivery, setDelivery] = useState<Delivery>('standard');
  const addressSection = useRef<HTMLElement>(null);
  const loading = useRevalidator().state === 'loading';
  useBagReload(lines);

  const quote = quotes[delivery];
  const address = addresses.find(({ id }) => id === addressId);

  const handleAddress = (id: string | undefined) => {
    setAddressId(id);
    setAddressMissing(false);
  };

  const handlePlace = () => {
    if (!address) {
      setAddressMissing(true);
      addressSection.current?.focus();
      return;
    }
    void ordering.place({
      userId,
      request: {
        idempotencyKey: crypto.randomUUID(),
        lines,
        addressId: address.id,
        delivery,
        paymentMethod: 'cod',
        expectedDue: quote.amountDue,
      },
    });
  };

  return (
    <Columns>
      <Steps>
        {gone.length > 0 && (
          <Alert tone="info">No longer sold, and taken out of your bag: {gone.join(', ')}.</Alert>
        )}
        <AddressSection
          ref={addressSection}
          addresses={addresses}
          selected={address?.id}
          missing={addressMissing}
          onSelect={handleAddress}
          onSaving={setSavingAddress}
        />
        <DeliverySection quotes={quotes} value={delivery} onChange={setDelivery} />
        <PaymentSection total={quote.total} />
      </Steps>
      <Review>
        <ReviewSection
          quote={quote}
          refusal={ordering.refusal}
          busy={ordering.placing || savingAddress || loading}
          payable={allowsCashOnDelivery(quote.total)}
          onPlace={handlePlace}
        />
      </Review>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${s('space.24')};
  align-items: start;

  ${from('desktop')} {
    grid-template-columns: minmax(0, 1fr) 420px;
    gap: ${s('space.32')};
  }
`;

const Steps = styled.div`
  display: grid;
  gap: ${s('space.24')};
  min-width: 0;
`;

const Review = styled.div`
  min-width: 0;

  ${from('desktop')} {
    position: sticky;
    top: 152px;
  }
`;
