import { formatRupees, promisedDays } from '@shop/kernel/domain';
import { ChoiceCards } from '@shop/ui';
import type { Delivery, Quote } from '../ordering/quoteOrder';
import { deliveries } from '../ordering/quoteOrder';
import { CheckoutSection } from './CheckoutSection';
import type { Quotes } from './loadCheckout';

interface Props {
  quotes: Quotes;
  value: Delivery;
  onChange: (delivery: Delivery) => void;
}

const names: Record<Delivery, string> = { standard: 'Standard delivery', express: 'Express delivery' };

/** How fast the parcel comes, with the days that the server promises and what they cost. */
export function DeliverySection({ quotes, value, onChange }: Props) {
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
          description: `Arrives ${promisedDays(quotes[delivery])}`,
          trailing: feeText(quotes[delivery]),
        }))}
        value={value}
        onChange={handleChange}
      />
    </CheckoutSection>
  );
}

const feeText = ({ shipping }: Quote) => (shipping > 0 ? formatRupees(shipping) : 'Free');
