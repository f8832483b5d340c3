import { dayOf, drawPdf, ink, type Pdf, rule, soft } from '../_shared/drawPdf';
import { invoiceColumns } from './invoiceColumns';
import type { InvoiceDocument } from './invoiceDocument';

const margin = 40;
const titles = { invoice: 'Tax invoice', credit_note: 'Credit note' };

/** The invoice or credit note as a PDF of A4 pages. */
export const drawInvoice = (document: InvoiceDocument): Promise<Uint8Array> =>
  drawInvoices([document], `${titles[document.kind]} ${document.number}`);

/** Invoices in one PDF, each from a page of its own. At least one. */
export const drawInvoices = (
  documents: readonly InvoiceDocument[],
  title = `${documents.length} invoices`,
): Promise<Uint8Array> =>
  drawPdf(
    {
      title,
      author: documents[0]?.seller.legal_name ?? '',
      size: 'A4',
      margin,
      createdAt: documents[0]?.issued_at ?? '',
    },
    documents,
    (pdf, document) => {
      drawHead(pdf, document);
      drawTable(pdf, document);
      drawFoot(pdf, document);
    },
  );

function drawHead(pdf: Pdf, document: InvoiceDocument): void {
  const { kind, number, seller, buyer, corrects, reason } = document;
  pdf.fillColor(ink).font('bold').fontSize(22).text(titles[kind]);
  pdf.moveDown(0.4).fontSize(10);
  pdf.text(seller.legal_name).font('regular').text(seller.address).text(`GSTIN ${seller.gstin}`);
  pdf.moveDown(0.8);
  const top = pdf.y;
  const half = (pdf.page.width - 2 * margin) / 2;
  pdf.font('bold').text('Sold and delivered to', margin, top, { width: half - 12 });
  pdf.font('regular');
  const business = buyer.gstin ? [buyer.business ?? '', `GSTIN ${buyer.gstin}`] : [];
  for (const line of [
    ...business,
    buyer.name,
    buyer.address,
    `${buyer.city}, ${buyer.state} ${buyer.pincode}`,
  ])
    pdf.text(line, { width: half - 12 });
  const left = pdf.y;
  const facts: [string, string][] = [
    [kind === 'invoice' ? 'Invoice number' : 'Credit note number', number],
    ['Date', dayOf(document.issued_at)],
    ['Order', `${document.order} of ${dayOf(document.ordered_at)}`],
    ...(corrects
      ? ([['For invoice', `${corrects.number} of ${dayOf(corrects.issued_at)}`]] satisfies [string, string][])
      : []),
    ...(reason ? ([['Reason', reason]] satisfies [string, string][]) : []),
    ['Place of supply', `${document.place_of_supply} (${document.state_code})`],
    ['Reverse charge', 'No'],
  ];
  pdf.y = top;
  for (const [label, value] of facts) {
    const { y } = pdf;
    pdf.fillColor(soft).text(label, margin + half, y, { width: 100 });
    pdf.fillColor(ink).text(value, margin + half + 104, y, { width: half - 104 });
  }
  pdf.x = margin;
  pdf.y = Math.max(left, pdf.y) + 18;
}

function drawTable(pdf: Pdf, document: InvoiceDocument): void {
  const columns = invoiceColumns(document);
  const row = (cells: readonly string[], font: 'regular' | 'bold') => {
    pdf.font(font).fontSize(8.5);
    const height = Math.max(
      ...cells.map((cell, n) => pdf.heightOfString(cell, { width: (columns[n]?.width ?? 0) - 6 })),
    );
    if (pdf.y + height > pdf.page.height - margin - 12) pdf.addPage();
    const top = pdf.y;
    let x = margin;
    for (const [n, { width, align }] of columns.entries()) {
      pdf.text(cells[n] ?? '', x, top, { width: width - 6, align });
      x += width;
    }
    pdf.y = top + height + 5;
    pdf
      .moveTo(margin, pdf.y - 3)
      .lineTo(x - 6, pdf.y - 3)
      .lineWidth(0.5)
      .strokeColor(rule)
      .stroke();
  };
  row(
    columns.map(({ title }) => title),
    'bold',
  );
  for (const line of document.lines)
    row(
      columns.map(({ cell }) => cell(line)),
      'regular',
    );
  row(
    columns.map(({ sum = '' }) => sum),
    'bold',
  );
}

function drawFoot(pdf: Pdf, { kind }: InvoiceDocument): void {
  pdf.moveDown(1).font('regular').fontSize(8.5).fillColor(soft);
  const shares =
    kind === 'invoice'
      ? 'Delivery, fees and coupons are shared out among the goods. Store credit and gift cards are means of payment. '
      : '';
  pdf.text(
    `${shares}Issued electronically under the Information Technology Act, 2000; it needs no signature.`,
    margin,
    pdf.y,
    { width: pdf.page.width - 2 * margin },
  );
}
