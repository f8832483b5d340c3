import { type Answer, type Database, unwrap } from '@shop/kernel/data';

/** A tax invoice or credit note; amounts in paise. */
export type Invoice = Answer<'get_invoices'>[number];

/**
 * Invoice and credit notes of an own order, or of one that the key of a mail's link opens, the invoice first; none before
 * it has left the shop. Throws `DataError`.
 */
export const fetchInvoices = (db: Database, number: string, key?: string): Promise<Invoice[]> =>
  unwrap(
    key === undefined
      ? db.rpc('get_invoices', { p_order: number })
      : db.rpc('get_linked_invoices', { p_number: number, p_key: key }),
  );

export const invoiceTitles: Record<Invoice['kind'], string> = {
  invoice: 'Tax invoice',
  credit_note: 'Credit note',
};
