import { formatRupees } from './money';
import type { OrderLine } from './order';
import { thumbnail } from './picture';

interface OrderLineItem {
  id: string;
  picture: ReturnType<typeof thumbnail>;
  /** Variant, quantity, price a piece, and what promotions take off. */
  detail: string;
  amount: string;
}

/** What a list of ordered pieces shows beside the product's name, which some lists link. */
export function orderLineItem(line: OrderLine): OrderLineItem {
  return {
    id: line.variantId,
    picture: thumbnail(line.imagePath),
    detail: `${line.variant && `${line.variant} · `}${line.quantity} × ${formatRupees(line.unitPrice)}${off(line)}`,
    amount: formatRupees(line.lineTotal),
  };
}

const off = ({ discount }: OrderLine) => (discount > 0 ? ` · ${formatRupees(discount)} off` : '');
