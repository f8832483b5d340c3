import type { EdgeFunction } from '../_shared/edgeFunction';
import { requireBuyer } from '../_shared/findShopper';
import { FunctionError } from '../_shared/functionError';
import { readObject, requireMethod } from '../_shared/readRequest';
import { createShopperCaller } from '../_shared/serviceCaller';
import { drawInvoice } from './drawInvoice';

/**
 * `POST {order, number}` → the invoice or credit note of that number as a PDF, for the order's owner and the staff; with
 * the `key` of a mail's link for whoever has that. Errors: `UNKNOWN_INVOICE`, `SIGN_IN_REQUIRED`, `TOO_MANY_ATTEMPTS`.
 */
export const invoice: EdgeFunction = async (request, { env, db, findShopper }) => {
  requireMethod(request, 'POST');
  const { order, number, key } = await readObject(request);
  const ask = async (p_order: string) => {
    if (typeof key === 'string') return db.call('get_linked_invoices', { p_number: p_order, p_key: key });
    const { token } = await requireBuyer(findShopper, request.headers);
    return createShopperCaller(env, token).call('get_invoices', { p_order });
  };
  const documents = await ask(typeof order === 'string' ? order : '');
  const document = documents.find((each) => each.number === number);
  if (!document) throw new FunctionError(404, 'UNKNOWN_INVOICE', 'We could not find that invoice.');
  return new Response(Uint8Array.from(await drawInvoice(document)), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${document.number.replaceAll('/', '-')}.pdf"`,
      'cache-control': 'no-store',
    },
  });
};
