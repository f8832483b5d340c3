import type { Address, Order } from '@shop/kernel/domain';
import { SelectField } from '@shop/ui';
import type { ExchangeOption } from '../fetchExchanges';
import { sizeField } from './readChanges';

interface Props {
  order: Order;
  addresses: Address[];
  /** Sizes that are in stock, of the products of this order. */
  sizes: ExchangeOption[];
  disabled: boolean;
}

const deliveries = [
  { value: 'standard', label: 'Standard delivery' },
  { value: 'express', label: 'Express delivery' },
];

/** Where the order goes, how fast, and in which sizes. */
export function ModifyFields({ order, addresses, sizes, disabled }: Props) {
  return (
    <>
      <SelectField
        label="Deliver to"
        name="address"
        options={[
          { value: '', label: `As ordered: ${place(order.shipTo)}` },
          ...addresses.map((address) => ({ value: address.id, label: `${address.name}, ${place(address)}` })),
        ]}
        defaultValue=""
        disabled={disabled}
      />
      <SelectField
        label="Delivery"
        name="delivery"
        options={deliveries}
        defaultValue={order.delivery}
        disabled={disabled}
      />
      {order.lines.map(({ variantId, productId, name, variant }, index) => {
        const others = sizes.filter((size) => size.productId === productId && size.variantId !== variantId);
        if (others.length === 0) return null;
        return (
          <SelectField
            key={variantId}
            label={name}
            name={sizeField(index)}
            options={[
              { value: variantId, label: variant },
              ...others.map(({ variantId: id, label }) => ({ value: id, label })),
            ]}
            defaultValue={variantId}
            disabled={disabled}
          />
        );
      })}
    </>
  );
}

const place = ({ address, city, pincode }: Order['shipTo']) => `${address}, ${city} ${pincode}`;
