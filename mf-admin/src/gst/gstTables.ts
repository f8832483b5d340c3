import type { Answer } from '@shop/kernel/data';

export type GstReport = Answer<'get_gst_report'>;
type Tables = GstReport['tables'];
type Cells = Record<string, string | number>;

export interface GstTable {
  /** Part of the file's name, as the offline tool of GSTR-1 calls its sheets. */
  id: keyof Tables;
  label: string;
  /** Headings as the offline tool writes them. */
  columns: readonly string[];
  rows: Cells[];
}

/** GST units of quantity; all that the shop sells are pieces. */
const pieces = 'PCS-PIECES';

/** The tables of GSTR-1 (CGST Rules, rule 59) with the headings of the offline tool. Rupees. */
export function gstTables({ tables }: GstReport): GstTable[] {
  return [
    {
      id: 'b2b',
      label: 'Businesses (B2B)',
      columns: [
        ...['GSTIN/UIN of Recipient', 'Receiver Name', 'Invoice Number', 'Invoice date', 'Invoice Value'],
        ...['Place Of Supply', 'Reverse Charge', 'Applicable % of Tax Rate', 'Invoice Type'],
        ...['E-Commerce GSTIN', 'Rate', 'Taxable Value', 'Cess Amount'],
      ],
      rows: (tables.b2b ?? []).map((row) => ({
        'GSTIN/UIN of Recipient': row.gstin ?? '',
        'Receiver Name': row.buyer,
        'Invoice Number': row.number,
        'Invoice date': row.day,
        'Invoice Value': row.document_total,
        'Place Of Supply': row.place,
        'Reverse Charge': 'N',
        'Invoice Type': 'Regular B2B',
        Rate: row.percent,
        'Taxable Value': row.taxable,
        'Cess Amount': 0,
      })),
    },
    {
      id: 'b2cl',
      label: 'Consumers, large (B2CL)',
      columns: [
        ...['Invoice Number', 'Invoice date', 'Invoice Value', 'Place Of Supply', 'Applicable % of Tax Rate'],
        ...['Rate', 'Taxable Value', 'Cess Amount', 'E-Commerce GSTIN'],
      ],
      rows: (tables.b2cl ?? []).map((row) => ({
        'Invoice Number': row.number,
        'Invoice date': row.day,
        'Invoice Value': row.document_total,
        'Place Of Supply': row.place,
        Rate: row.percent,
        'Taxable Value': row.taxable,
        'Cess Amount': 0,
      })),
    },
    {
      id: 'b2cs',
      label: 'Consumers, summed up (B2CS)',
      columns: [
        ...['Type', 'Place Of Supply', 'Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount'],
        'E-Commerce GSTIN',
      ],
      rows: tables.b2cs.map((row) => ({
        Type: 'OE',
        'Place Of Supply': row.place,
        Rate: row.percent,
        'Taxable Value': row.taxable,
        'Cess Amount': 0,
      })),
    },
    {
      id: 'cdnr',
      label: 'Credit notes, businesses (CDNR)',
      columns: [
        ...['GSTIN/UIN of Recipient', 'Receiver Name', 'Note Number', 'Note Date', 'Note Type'],
        ...[
          'Place Of Supply',
          'Reverse Charge',
          'Note Supply Type',
          'Note Value',
          'Applicable % of Tax Rate',
        ],
        ...['Rate', 'Taxable Value', 'Cess Amount'],
      ],
      rows: (tables.cdnr ?? []).map((row) => ({
        'GSTIN/UIN of Recipient': row.gstin ?? '',
        'Receiver Name': row.buyer,
        'Note Number': row.number,
        'Note Date': row.day,
        'Note Type': 'C',
        'Place Of Supply': row.place,
        'Reverse Charge': 'N',
        'Note Supply Type': 'Regular B2B',
        'Note Value': row.document_total,
        Rate: row.percent,
        'Taxable Value': row.taxable,
        'Cess Amount': 0,
      })),
    },
    {
      id: 'cdnur',
      label: 'Credit notes, consumers, large (CDNUR)',
      columns: [
        ...['UR Type', 'Note Number', 'Note Date', 'Note Type', 'Place Of Supply', 'Note Value'],
        ...['Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount'],
      ],
      rows: (tables.cdnur ?? []).map((row) => ({
        'UR Type': 'B2CL',
        'Note Number': row.number,
        'Note Date': row.day,
        'Note Type': 'C',
        'Place Of Supply': row.place,
        'Note Value': row.document_total,
        Rate: row.percent,
        'Taxable Value': row.taxable,
        'Cess Amount': 0,
      })),
    },
    {
      id: 'hsn',
      label: 'Goods by heading (HSN)',
      columns: [
        ...['Supply', 'HSN', 'Description', 'UQC', 'Total Quantity', 'Total Value', 'Rate', 'Taxable Value'],
        ...['Integrated Tax Amount', 'Central Tax Amount', 'State/UT Tax Amount', 'Cess Amount'],
      ],
      rows: tables.hsn.map((row) => ({
        Supply: row.supply,
        HSN: row.hsn,
        Description: row.goods,
        UQC: pieces,
        'Total Quantity': row.quantity,
        'Total Value': row.total,
        Rate: row.percent,
        'Taxable Value': row.taxable,
        'Integrated Tax Amount': row.igst,
        'Central Tax Amount': row.cgst,
        'State/UT Tax Amount': row.sgst,
        'Cess Amount': 0,
      })),
    },
    {
      id: 'docs',
      label: 'Document serials',
      columns: ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
      rows: tables.docs.map((row) => ({
        'Nature of Document': row.first.startsWith('CN') ? 'Credit Note' : 'Invoices for outward supply',
        'Sr. No. From': row.first,
        'Sr. No. To': row.last,
        'Total Number': row.documents,
        Cancelled: 0,
      })),
    },
  ];
}
