import type { GeneratedRow } from '../generated';
import type { CancellationQuoteRow } from './cancellationShapes';
import type { BagRequestLine, ReceiptRow } from './requestShapes';

/** One of several parcels of an order, with its pieces; ISO times. */
export interface ParcelRow extends Pick<
  GeneratedRow<'parcels'>,
  'id' | 'position' | 'state' | 'courier' | 'tracking_number' | 'shipped_at' | 'delivered_at'
> {
  /** `damaged`: of those that came back, how many are not for sale again. */
  lines: Pick<
    GeneratedRow<'parcel_lines'>,
    'name' | 'variant_label' | 'variant_id' | 'quantity' | 'damaged'
  >[];
}

/** What the staff calls of parcels; refused to others with FORBIDDEN. */
export interface ParcelFunctions {
  ship_parcel: { Args: { p_pieces: BagRequestLine[] }; Returns: ReceiptRow };
  advance_parcel: { Returns: ReceiptRow };
  quote_parcel_return: { Returns: CancellationQuoteRow };
  return_parcel: { Args: { p_damaged: BagRequestLine[] }; Returns: ReceiptRow };
}
