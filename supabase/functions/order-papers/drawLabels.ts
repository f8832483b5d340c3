import { drawPdf, ink, type Pdf, soft } from '../_shared/drawPdf';
import { code128 } from './code128';
import type { OrderPaper } from './orderPaper';

/** 100 × 150 mm, what label printers and couriers in India use (4 × 6 inches). */
const size: [number, number] = [283.5, 425.2];
const margin = 16;
const width = size[0] - 2 * margin;
const rupees = new Intl.NumberFormat('en-IN');

/** Where each parcel goes, what the courier collects, and bar codes of its numbers. */
export const drawLabels = (orders: readonly OrderPaper[]): Promise<Uint8Array> =>
  drawPdf(
    {
      title: orders.length === 1 ? 'Shipping label of 1 order' : `Shipping labels of ${orders.length} orders`,
      author: orders[0]?.seller.legal_name ?? '',
      size,
      margin,
      createdAt: orders[0]?.placed_at ?? '',
    },
    orders,
    drawLabel,
  );

function drawLabel(pdf: Pdf, order: OrderPaper): void {
  const { ship_to: to, seller } = order;
  pdf.fillColor(ink).strokeColor(ink);
  pdf
    .font('bold')
    .fontSize(13)
    .text(order.delivery === 'express' ? 'EXPRESS' : 'STANDARD', margin, margin);
  pdf.text(order.to_collect > 0 ? `COLLECT ₹${rupees.format(order.to_collect)}` : 'PREPAID', margin, margin, {
    width,
    align: 'right',
  });
  line(pdf, margin + 20);
  pdf.y = margin + 28;
  pdf.fontSize(9).fillColor(soft).text('To', margin);
  pdf.fillColor(ink).font('bold').fontSize(14).text(to.name, { width, height: 34, ellipsis: true });
  pdf.font('regular').fontSize(11.5).text(to.address, { width, height: 58, ellipsis: true });
  pdf.text(`${to.city}, ${to.state}`, { width, height: 30, ellipsis: true });
  pdf.font('bold').fontSize(24).text(to.pincode);
  pdf.font('regular').fontSize(11.5).text(`Phone ${to.phone}`);
  line(pdf, 216);
  bars(pdf, order.number, 224, 44);
  if (order.tracking_number) {
    bars(pdf, order.tracking_number, 296, 44, `${order.courier ?? 'Courier'} ${order.tracking_number}`);
  } else {
    pdf.fontSize(9).fillColor(soft).text('Courier’s label here', margin, 312, { width, align: 'center' });
  }
  line(pdf, 366);
  pdf.fontSize(8).fillColor(soft).text('If undelivered, return to', margin, 372);
  pdf.fillColor(ink).text(`${seller.legal_name}, ${seller.address}`, { width, height: 30, ellipsis: true });
}

function line(pdf: Pdf, y: number): void {
  pdf
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(1)
    .strokeColor(ink)
    .stroke();
}

/** A bar code over the whole width, with its text below; the text alone where it has no code. */
function bars(pdf: Pdf, text: string, top: number, height: number, caption = text): void {
  const modules = code128(text);
  if (modules) {
    // Ten modules stay free on both sides, or scanners do not find the ends.
    const unit = width / (modules.reduce((sum, each) => sum + each, 0) + 20);
    let x = margin + 10 * unit;
    for (const [n, count] of modules.entries()) {
      if (n % 2 === 0) pdf.rect(x, top, count * unit, height);
      x += count * unit;
    }
    pdf.fillColor(ink).fill();
  }
  pdf
    .fillColor(ink)
    .font('regular')
    .fontSize(10)
    .text(caption, margin, top + height + 4, { width, align: 'center', height: 14, ellipsis: true });
}
