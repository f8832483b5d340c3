import type { EdgeFunction } from '../_shared/edgeFunction';
import { requireShopper } from '../_shared/findShopper';
import { FunctionError } from '../_shared/functionError';
import { readObject, requireMethod } from '../_shared/readRequest';
import { createShopperCaller } from '../_shared/serviceCaller';
import { drawInvoice } from './drawInvoice';

/**
 * `POST {order, number}` → the invoice or credit note of that number as a PDF, for the order's owner and the staff.
 * Errors: `UNKNOWN_INVOICE`, `SIGN_IN_REQUIRED`.
 */
export const invoice: EdgeFunction = async (request, { env, findShopper }) => {
  requireMethod(request, 'POST');
  const { token } = await requireShopper(findShopper, request.headers);
  const { order, number } = await readObject(request);
  const documents =
    typeof order === 'string'
      ? await createShopperCaller(env, token).call('get_invoices', { p_order: order })
      : [];
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
