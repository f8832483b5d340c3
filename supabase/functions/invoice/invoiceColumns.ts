import type { InvoiceDocument, InvoiceLine } from './invoiceDocument';

interface InvoiceColumn {
  title: string;
  /** Points on a page of A4. */
  width: number;
  align: 'left' | 'right';
  cell: (line: InvoiceLine) => string;
  sum?: string;
}

const inRupees = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Paise as rupees without their sign: 1,18,000.00. */
export const rupeesOf = (paise: number) => inRupees.format(paise / 100);

/** The columns that Rule 46 asks for: IGST where the parcel crosses a border between states, else CGST and SGST. */
export function invoiceColumns({ lines, total }: InvoiceDocument): InvoiceColumn[] {
  const sumOf = (field: 'taxable' | 'cgst' | 'igst') =>
    rupeesOf(lines.reduce((sum, line) => sum + line[field], 0));
  const isBetweenStates = lines.some(({ igst }) => igst > 0);
  const tax = (title: string, field: 'cgst' | 'igst', share: number): InvoiceColumn => ({
    title,
    width: isBetweenStates ? 100 : 68,
    align: 'right',
    cell: (line) => `${rupeesOf(line[field])} (${line.percent * share}%)`,
    sum: sumOf(field),
  });
  const taxes = isBetweenStates
    ? [tax('IGST', 'igst', 1)]
    : [tax('CGST', 'cgst', 0.5), tax('SGST', 'cgst', 0.5)];
  return [
    {
      title: 'Goods',
      width: isBetweenStates ? 187 : 151,
      align: 'left',
      cell: ({ name, variant_label: variant }) => [name, variant].filter(Boolean).join(', '),
      sum: 'Total, in ₹',
    },
    { title: 'HSN', width: 40, align: 'left', cell: ({ hsn }) => hsn ?? '–' },
    { title: 'Pieces', width: 40, align: 'right', cell: ({ quantity }) => String(quantity) },
    {
      title: 'Taxable value',
      width: 74,
      align: 'right',
      cell: ({ taxable }) => rupeesOf(taxable),
      sum: sumOf('taxable'),
    },
    ...taxes,
    {
      title: 'With tax',
      width: 74,
      align: 'right',
      cell: (line) => rupeesOf(line.total),
      sum: rupeesOf(total),
    },
  ];
}
