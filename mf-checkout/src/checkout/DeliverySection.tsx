import { formatRupees, promisedDays } from '@shop/kernel/domain';
import { ChoiceCards } from '@shop/ui';
import type { Delivery, Place, Quote } from '../ordering/quoteOrder';
import { deliveries } from '../ordering/quoteOrder';
import { CheckoutSection } from './CheckoutSection';
import type { Quotes } from './loadCheckout';

interface Props {
  quotes: Quotes;
  place: Place;
  value: Delivery;
  onChange: (delivery: Delivery) => void;
}

const names: Record<Delivery, string> = { standard: 'Standard delivery', express: 'Express delivery' };

/** How fast the parcel comes, with the days that are promised to its PIN code and what they cost. */
export function DeliverySection({ quotes, place, value, onChange }: Props) {
  const handleChange = (chosen: string) => {
    const delivery = deliveries.find((each) => each === chosen);
    if (delivery) onChange(delivery);
  };

  return (
    <CheckoutSection number={2} title="Delivery">
      <ChoiceCards
        legend="Choose a speed"
        name="delivery"
        options={deliveries.map((delivery) => ({
          value: delivery,
          label: names[delivery],
          description: arrivalText(place, delivery),
          trailing: place[delivery] ? feeText(quotes[delivery]) : undefined,
          disabled: !place[delivery],
        }))}
        value={value}
        onChange={handleChange}
      />
    </CheckoutSection>
  );
}

function arrivalText({ pin, ...place }: Place, delivery: Delivery): string {
  const days = place[delivery];
  if (!days) return `Not offered at PIN code ${pin ?? ''}.`;
  return `Arrives ${promisedDays({ promisedFrom: days.from, promisedTo: days.to })}`;
}

const feeText = ({ shipping }: Quote) => (shipping > 0 ? formatRupees(shipping) : 'Free');
