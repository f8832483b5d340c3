import type { EdgeFunction } from '../_shared/edgeFunction';
import { requireBuyer } from '../_shared/findShopper';
import { FunctionError } from '../_shared/functionError';
import { readObject, requireMethod } from '../_shared/readRequest';
import { createShopperCaller } from '../_shared/serviceCaller';
import { drawInvoices } from '../invoice/drawInvoice';
import type { InvoiceDocument } from '../invoice/invoiceDocument';
import { drawLabels } from './drawLabels';
import { drawSlips } from './drawSlips';
import type { OrderPaper } from './orderPaper';

/**
 * `POST {kind: slips | labels | invoices, orders: [number]}` → the papers of up to 200 orders as one PDF, in the order
 * asked for; whether the caller may, says `get_order_papers`. Errors: `SIGN_IN_REQUIRED`, `FORBIDDEN`, `NO_PAPER`,
 * `INVALID_INPUT`, `INVALID_REQUEST`.
 */
export const orderPapers: EdgeFunction = async (request, { env, findShopper }) => {
  requireMethod(request, 'POST');
  const { kind, orders } = await readObject(request);
  if (!Array.isArray(orders) || !orders.every((each) => typeof each === 'string'))
    throw new FunctionError(400, 'INVALID_REQUEST', 'Which orders?');
  const { token } = await requireBuyer(findShopper, request.headers);
  const papers = await createShopperCaller(env, token).call('get_order_papers', {
    p_kind: typeof kind === 'string' ? kind : '',
    p_numbers: orders,
  });
  return new Response(Uint8Array.from(await draw(kind, papers)), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${String(kind)}.pdf"`,
      'cache-control': 'no-store',
    },
  });
};

function draw(kind: unknown, papers: InvoiceDocument[] | OrderPaper[]): Promise<Uint8Array> {
  if (kind === 'invoices') return drawInvoices(papers as InvoiceDocument[]);
  const orders = papers as OrderPaper[];
  return kind === 'labels' ? drawLabels(orders) : drawSlips(orders);
}
