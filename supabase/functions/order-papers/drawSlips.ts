import { dayOf, drawPdf, ink, type Pdf, rule, soft } from '../_shared/drawPdf';
import type { OrderPaper } from './orderPaper';

const margin = 40;
const boxSide = 12;

/** What goes into each parcel, on A4, with a box to tick for each line. No prices: a parcel may be a gift. */
export const drawSlips = (orders: readonly OrderPaper[]): Promise<Uint8Array> =>
  drawPdf(
    {
      title: orders.length === 1 ? 'Packing slip of 1 order' : `Packing slips of ${orders.length} orders`,
      author: orders[0]?.seller.legal_name ?? '',
      size: 'A4',
      margin,
      createdAt: orders[0]?.placed_at ?? '',
    },
    orders,
    drawSlip,
  );

function drawSlip(pdf: Pdf, order: OrderPaper): void {
  const { ship_to: to } = order;
  const width = pdf.page.width - 2 * margin;
  pdf.fillColor(ink).font('bold').fontSize(22).text('Packing slip', margin, margin);
  pdf
    .moveDown(0.3)
    .fontSize(14)
    .text(order.parcel === null ? order.number : `${order.number}, parcel ${order.parcel}`);
  pdf.font('regular').fontSize(10).fillColor(soft);
  pdf.text(
    `Placed on ${dayOf(order.placed_at)} · ${order.delivery === 'express' ? 'Express' : 'Standard'} delivery, promised by ${dayOf(order.promised_to)}`,
  );
  pdf.moveDown(1).fillColor(ink).font('bold').text('Goes to');
  pdf.font('regular');
  for (const line of [to.name, to.address, `${to.city}, ${to.state} ${to.pincode}`, to.phone])
    pdf.text(line, { width: width / 2 });
  pdf.moveDown(1.2);
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  pdf
    .font('bold')
    .fontSize(11)
    .text(`${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`);
  pdf.moveDown(0.4);
  for (const line of order.lines) drawLine(pdf, line, width);
  pdf.moveDown(1).font('regular').fontSize(9).fillColor(soft);
  pdf.text(`Packed by ______________________    Checked by ______________________`, margin, pdf.y);
  pdf.moveDown(0.8).text(`${order.seller.legal_name}, ${order.seller.address}`, { width });
}

function drawLine(pdf: Pdf, line: OrderPaper['lines'][number], width: number): void {
  const name = [line.name, line.variant_label].filter(Boolean).join(', ');
  const textWidth = width - 100;
  pdf.font('regular').fontSize(11);
  const height = Math.max(pdf.heightOfString(name, { width: textWidth }) + 14, 30);
  if (pdf.y + height > pdf.page.height - margin - 60) pdf.addPage();
  const top = pdf.y;
  pdf
    .rect(margin, top + 2, boxSide, boxSide)
    .lineWidth(1)
    .strokeColor(ink)
    .stroke();
  pdf
    .fillColor(ink)
    .font('bold')
    .text(`${line.quantity} ×`, margin + 24, top, { width: 40 });
  pdf.font('regular').text(name, margin + 64, top, { width: textWidth });
  pdf
    .fontSize(8.5)
    .fillColor(soft)
    .text(line.variant_id, margin + 64, pdf.y, { width: textWidth });
  pdf.y = top + height;
  pdf
    .moveTo(margin, pdf.y - 4)
    .lineTo(margin + width, pdf.y - 4)
    .lineWidth(0.5)
    .strokeColor(rule)
    .stroke();
  pdf.x = margin;
}
