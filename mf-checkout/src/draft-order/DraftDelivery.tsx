import styled from 'styled-components';
import { promisedDays } from '@shop/kernel/domain';
import { s } from '@shop/ui';
import { CheckoutSection } from '../checkout/CheckoutSection';
import type { Quote } from '../ordering/quoteOrder';
import type { LinkedDraft } from './loadDraft';

interface Props {
  draft: LinkedDraft;
  quote: Quote;
}

/** Where the order goes and when it arrives; both were agreed on the phone. */
export function DraftDelivery({ draft, quote }: Props) {
  const { ship_to: to } = draft;
  return (
    <CheckoutSection number={1} title="Delivery">
      <Address>
        {to.name}
        <br />
        {to.address}
        <br />
        {to.city}, {to.state} {to.pincode}
        <br />
        +91&nbsp;{to.phone}
      </Address>
      {draft.gst_buyer && (
        <p>
          GST invoice for {draft.gst_buyer.name}, {draft.gst_buyer.gstin}
        </p>
      )}
      <Arrival>{arrivalText(quote)}</Arrival>
    </CheckoutSection>
  );
}

function arrivalText({ place, delivery }: Quote): string {
  const days = place[delivery];
  if (!days) return '';
  const speed = delivery === 'express' ? 'Express delivery' : 'Standard delivery';
  return `${speed}, arrives ${promisedDays({ promisedFrom: days.from, promisedTo: days.to })}`;
}

const Address = styled.address`
  font-style: normal;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Arrival = styled.p`
  padding-top: ${s('space.12')};
  font-weight: 550;
`;
