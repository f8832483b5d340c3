import { formatRupees, pictureUrl, placeholderPicture, type OrderLine } from '@shop/kernel/domain';
import { LineItems } from '@shop/ui';

const thumbnail = 320;
const missing = pictureUrl(placeholderPicture, thumbnail);

/** What is ordered, at the server's prices. */
export function OrderLines({ lines }: { lines: OrderLine[] }) {
  return (
    <LineItems
      label="Items in this order"
      items={lines.map((line) => ({
        id: line.variantId,
        picture: {
          src: line.imagePath ? pictureUrl({ path: line.imagePath }, thumbnail) : missing,
          fallbackSrc: missing,
        },
        title: line.name,
        detail: `${line.variant && `${line.variant} · `}${line.quantity} × ${formatRupees(line.unitPrice)}`,
        amount: formatRupees(line.lineTotal),
      }))}
    />
  );
}
