import type { GeneratedRow } from '../generated';
import type { CancellationQuoteRow } from './cancellationShapes';
import type { BagRequestLine, ReceiptRow } from './requestShapes';

type ParcelLine = GeneratedRow<'parcel_lines'>;

interface ParcelWith<Line> extends Pick<
  GeneratedRow<'parcels'>,
  'id' | 'position' | 'state' | 'courier' | 'tracking_number' | 'shipped_at' | 'delivered_at'
> {
  lines: Line[];
}

/** One of several parcels of an order, with its pieces, as its shopper sees it; ISO times. */
export type TrackedParcelRow = ParcelWith<
  Pick<ParcelLine, 'name' | 'variant_label' | 'variant_id' | 'quantity'>
>;

/** As the staff sees it; `damaged`: of pieces that came back, how many are not for sale again. */
export type ParcelRow = ParcelWith<
  Pick<ParcelLine, 'name' | 'variant_label' | 'variant_id' | 'quantity' | 'damaged'>
>;

/** What the staff calls of parcels; refused to others with FORBIDDEN. */
export interface ParcelFunctions {
  ship_parcel: { Args: { p_pieces: BagRequestLine[] }; Returns: ReceiptRow };
  advance_parcel: { Returns: ReceiptRow };
  quote_parcel_return: { Returns: CancellationQuoteRow };
  return_parcel: { Args: { p_damaged: BagRequestLine[] }; Returns: ReceiptRow };
}
