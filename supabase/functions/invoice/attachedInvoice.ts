import type { MailAttachment } from '../_shared/edgeFunction';
import { drawInvoice } from './drawInvoice';
import type { InvoiceDocument } from './invoiceDocument';

/** The invoice or credit note that a mail of the outbox brings (`private.order_mail`), if it brings one. */
export async function attachedInvoice(payload: Readonly<Record<string, unknown>>): Promise<MailAttachment[]> {
  const document = payload.document as InvoiceDocument | null | undefined;
  if (!document) return [];
  return [
    {
      filename: `${document.number.replaceAll('/', '-')}.pdf`,
      contentType: 'application/pdf',
      content: await drawInvoice(document),
    },
  ];
}
