import { type Order, orderLineItem } from '@shop/kernel/domain';
import { LineItems } from '@shop/ui';

/** What is ordered, at the server's prices. */
export function OrderLines({ lines }: { lines: Order['lines'] }) {
  return (
    <LineItems
      label="Items in this order"
      items={lines.map((line) => ({ ...orderLineItem(line), title: line.name }))}
    />
  );
}
