import type { GeneratedRow } from '../generated';
import type { BagRequestLine, ReceiptRow } from './requestShapes';

/** Copies of what was cancelled; `line_total`, `amount`: rupees of goods before and after promotions. */
export interface CancelledLine extends Pick<
  GeneratedRow<'order_lines'>,
  'position' | 'variant_id' | 'name' | 'variant_label' | 'quantity' | 'line_total'
> {
  amount: number;
}

/** What cancelling pieces comes to; rupees. */
export interface CancellationQuoteRow {
  /** By how much the order costs less. */
  amount: number;
  /** Nothing of the order stays, so delivery and fee go too. */
  is_last: boolean;
  /** What goes back by which way; ways that get nothing are absent. */
  back: Partial<Record<'online' | 'cash' | 'gift_card' | 'credit', number>>;
  /** What stays of the order, whatever it is paid with. */
  total: number;
  /** What is to be paid at the door; 0 where nothing was. */
  cash_before: number;
  cash_after: number;
}

interface Asked {
  Args: { p_pieces: BagRequestLine[] };
  Returns: CancellationQuoteRow;
}

interface Done {
  Args: { p_pieces: BagRequestLine[] };
  Returns: ReceiptRow;
}

/** Single pieces of an order: by its shopper, and by the staff, which others are refused with FORBIDDEN. */
export interface CancellationFunctions {
  quote_cancellation: Asked;
  cancel_pieces: Done;
  quote_admin_cancellation: Asked;
  cancel_admin_pieces: Done;
}
