import { type Answer, type Database, unwrap } from '@shop/kernel/data';

/** A tax invoice or credit note; amounts in paise. */
export type Invoice = Answer<'get_invoices'>[number];

/** Invoice and credit notes of an own order, the invoice first; none before it has left the shop. Throws `DataError`. */
export const fetchInvoices = (db: Database, number: string): Promise<Invoice[]> =>
  unwrap(db.rpc('get_invoices', { p_order: number }));

export const invoiceTitles: Record<Invoice['kind'], string> = {
  invoice: 'Tax invoice',
  credit_note: 'Credit note',
};
