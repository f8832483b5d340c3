import { formatRupees, pictureUrl, placeholderPicture, type OrderLine } from '@shop/kernel/domain';
import { LineItems } from '@shop/ui';

const thumbnail = 320;

/** What is ordered, at the server's prices. */
export function OrderLines({ lines }: { lines: OrderLine[] }) {
  return (
    <LineItems
      label="Items in this order"
      items={lines.map((line) => ({
        id: line.variantId,
        picture: {
          src: pictureUrl({ path: line.imagePath }, thumbnail),
          fallbackSrc: pictureUrl(placeholderPicture, thumbnail),
        },
        title: line.name,
        detail: `${line.variant && `${line.variant} · `}${line.quantity} × ${formatRupees(line.unitPrice)}`,
        amount: formatRupees(line.lineTotal),
      }))}
    />
  );
}
