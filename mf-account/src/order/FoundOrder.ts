import type { Order } from '@shop/kernel/domain';
import type { Invoice } from '../order-invoice/fetchInvoices';
import type { ExchangeOption } from './fetchExchanges';

/** What the page of an order shows. */
export interface FoundOrder {
  order: Order;
  /** Only while something can be sent back. */
  exchanges: ExchangeOption[];
  /** Whether one may be another size, and not only the same piece anew. */
  mayExchangeSize: boolean;
  /** UPI IDs that cash of a return can go to. */
  vpas: string[];
  /** None before it has left the shop. */
  invoices: Invoice[];
  /** When this was loaded, in milliseconds. */
  now: number;
}
