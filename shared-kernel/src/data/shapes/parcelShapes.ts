import type { GeneratedRow } from '../generated';
import type { BagRequestLine, ReceiptRow } from './shopShapes';

/** One of several parcels of an order, with its pieces; ISO times. */
export interface ParcelRow extends Pick<
  GeneratedRow<'parcels'>,
  'id' | 'position' | 'state' | 'courier' | 'tracking_number' | 'shipped_at' | 'delivered_at'
> {
  lines: Pick<GeneratedRow<'order_lines'>, 'name' | 'variant_label' | 'variant_id' | 'quantity'>[];
}

/** What the staff calls of parcels; refused to others with FORBIDDEN. */
export interface ParcelFunctions {
  ship_parcel: { Args: { p_pieces: BagRequestLine[] }; Returns: ReceiptRow };
  advance_parcel: { Returns: ReceiptRow };
}
