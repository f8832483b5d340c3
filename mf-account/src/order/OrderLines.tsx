import { formatRupees, pictureUrl, placeholderPicture, type OrderLine } from '@shop/kernel/domain';
import { Link, links } from '@shop/kernel/routing';
import { LineItems } from '@shop/ui';

const thumbnail = 320;

/** What was bought, at the prices of that day. */
export function OrderLines({ lines }: { lines: OrderLine[] }) {
  return (
    <LineItems
      label="Items in this order"
      items={lines.map((line) => ({
        id: line.variantId,
        picture: {
          src: pictureUrl(line.imagePath ? { path: line.imagePath } : placeholderPicture, thumbnail),
          fallbackSrc: pictureUrl(placeholderPicture, thumbnail),
        },
        title: <Link to={links.product(line.productId)}>{line.name}</Link>,
        detail: `${line.variant && `${line.variant} · `}${line.quantity} × ${formatRupees(line.unitPrice)}`,
        amount: formatRupees(line.lineTotal),
      }))}
    />
  );
}
