import { type Order, orderLineItem } from '@shop/kernel/domain';
import { Link, linkTo } from '@shop/kernel/routing';
import { LineItems } from '@shop/ui';

/** What was bought, at the prices of that day. */
export function OrderLines({ lines }: { lines: Order['lines'] }) {
  return (
    <LineItems
      label="Items in this order"
      items={lines.map((line) => ({
        ...orderLineItem(line),
        title: <Link to={linkTo('product', { id: line.productId })}>{line.name}</Link>,
      }))}
    />
  );
}
