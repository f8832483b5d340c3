import type { Answer } from '@shop/kernel/data';

/** A tax invoice or credit note as it was issued; amounts in paise. */
export type InvoiceDocument = Answer<'get_invoices'>[number];

/** One row of an invoice, with its share of delivery, fees and coupon; amounts in paise. */
export type InvoiceLine = InvoiceDocument['lines'][number];
