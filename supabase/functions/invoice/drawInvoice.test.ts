import { drawInvoice } from './drawInvoice';
import { invoiceColumns, rupeesOf } from './invoiceColumns';
import type { InvoiceDocument } from './invoiceDocument';

const line = {
  position: 1,
  name: 'Indigo kurta',
  variant_label: 'M',
  hsn: '6211',
  quantity: 1,
  percent: 18,
  taxable: 54662,
  cgst: 4919,
  sgst: 4919,
  igst: 0,
  total: 64500,
};
const invoice: InvoiceDocument = {
  kind: 'invoice',
  number: 'TD/26-27/000001',
  issued_at: '2026-11-22T20:00:00Z',
  order: 'TDW52Z4N1ZFK',
  ordered_at: '2026-11-20T06:00:00Z',
  reason: '',
  corrects: null,
  seller: { legal_name: 'Tota Darzi Example Retail', address: 'Nagpur', gstin: '27ZZZCZ0000Z1Z1' },
  buyer: {
    name: 'Asha Rao',
    phone: '9876543210',
    address: '4 Temple Road',
    city: 'Nagpur',
    state: 'Maharashtra',
    pincode: '440001',
  },
  place_of_supply: 'Maharashtra',
  state_code: '27',
  total: 64500,
  lines: [line],
};

const pagesOf = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length;

describe('invoices on paper', () => {
  it('have the columns of their taxes, and sums of them', () => {
    const within = invoiceColumns(invoice);
    expect(within.map(({ title }) => title)).toEqual([
      'Goods',
      'HSN',
      'Pieces',
      'Taxable value',
      'CGST',
      'SGST',
      'With tax',
    ]);
    expect(within.map(({ cell }) => cell(line))).toEqual([
      'Indigo kurta, M',
      '6211',
      '1',
      '546.62',
      '49.19 (9%)',
      '49.19 (9%)',
      '645.00',
    ]);
    const between = { ...line, percent: 3, taxable: 54661, cgst: 0, sgst: 0, igst: 9839 };
    const columns = invoiceColumns({ ...invoice, lines: [between, between], total: 129000 });
    expect(columns.map(({ title, sum }) => `${title} ${sum ?? ''}`)).toContain('IGST 196.78');
    expect(columns.map(({ cell }) => cell(between))).toContain('98.39 (3%)');
    expect(rupeesOf(11_800_000)).toBe('1,18,000.00');
    for (const all of [within, columns])
      expect(all.reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(595 - 80);
  });

  it('are PDFs of as many pages as their lines need', async () => {
    const short = await drawInvoice(invoice);
    expect(Buffer.from(short.slice(0, 5)).toString()).toBe('%PDF-');
    expect(pagesOf(short)).toBe(1);
    const lines = Array.from({ length: 60 }, (_, n) => ({ ...line, position: n + 1 }));
    const note = { number: 'TD/26-27/000001', issued_at: invoice.issued_at };
    const long = { ...invoice, kind: 'credit_note', reason: 'Torn', corrects: note, lines } as const;
    expect(pagesOf(await drawInvoice(long))).toBe(2);
  });
});
