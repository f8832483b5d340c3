import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop } from '../testing/createTestShop';
import { type GstReport, gstTables } from './gstTables';

const none = { cgst: 0, sgst: 0, igst: 0 };
const report: GstReport = {
  month: '2026-10-01',
  gstin: '27ZZZCZ0000Z1Z1',
  totals: {
    invoice: { ...none, documents: 2, taxable: 1093.22, cgst: 98.39, sgst: 98.39, total: 1290 },
    credit_note: { ...none, documents: 1, taxable: 100, igst: 18, total: 118 },
  },
  tables: {
    b2b: [
      {
        ...{ ...none, number: 'TD/26-27/000001', day: '01-Oct-2026', place: '27-Maharashtra' },
        ...{ gstin: '27AAPFU0939F1ZV', buyer: '=cmd()', document_total: 1290, percent: 18 },
        ...{ taxable: 1093.22, total: 1290 },
      },
    ],
    b2cs: [{ ...none, place: '32-Kerala', percent: 18, taxable: -100, igst: -18, total: -118 }],
    hsn: [
      {
        ...{ ...none, supply: 'B2C', hsn: '', goods: '', percent: 18, quantity: 2 },
        ...{ taxable: 993.22, total: 1172 },
      },
    ],
    docs: [{ first: 'TD/26-27/000001', last: 'TD/26-27/000002', documents: 2 }],
  },
};

test('shows what a month comes to, and leads to another month', async () => {
  const { platform, calls } = await createTestShop({ get_gst_report: () => report }, 'admin');
  await renderRoutes(routes, '/admin/gst?month=2026-10', platform);
  const papers = within(await screen.findByRole('region', { name: 'Papers of the month' }));
  expect(papers.getByRole('row', { name: /To report/ }).textContent).toContain('993.22');
  expect(screen.getByRole('alert').textContent).toContain('no tariff heading');
  const tables = within(screen.getByRole('region', { name: 'Tables of GSTR-1' }));
  expect(tables.getByRole('button', { name: 'CSV: Businesses (B2B)' })).toBeTruthy();
  // Nothing to download.
  expect(tables.queryByRole('button', { name: /CDNUR/ })).toBeNull();
  fireEvent.change(screen.getByLabelText('Month'), { target: { value: '2026-09' } });
  await waitFor(() => expect(calls.at(-1)?.args).toEqual({ p_month: '2026-09-01' }));
});

test('writes every table with the headings of the offline tool, and a value under each that it has', () => {
  for (const { columns, rows } of gstTables(report))
    for (const row of rows) expect(columns).toEqual(expect.arrayContaining(Object.keys(row)));
  const [, , b2cs] = gstTables(report);
  // A number, which no spreadsheet takes for a formula.
  expect(b2cs?.rows[0]).toMatchObject({ Type: 'OE', 'Taxable Value': -100 });
});
