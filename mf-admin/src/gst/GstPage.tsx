import { type ChangeEvent, useState } from 'react';
import styled from 'styled-components';
import { unwrap } from '@shop/kernel/data';
import { formatDate } from '@shop/kernel/domain';
import { useAction } from '@shop/kernel/react';
import { useLoaderData } from '@shop/kernel/routing';
import { Alert, Button, s, TextField } from '@shop/ui';
import { staffLoader } from '../access/staffLoader';
import { downloadCsv } from '../csv/downloadCsv';
import { useToday } from '../dates/useToday';
import { SectionPage } from '../layout/SectionPage';
import { Lead } from '../panel/Lead';
import { Panel } from '../panel/Panel';
import { Stack } from '../panel/Stack';
import { type Column, DataTable } from '../table/DataTable';
import { useListQuery } from '../table/useListQuery';
import { type GstReport, type GstTable, gstTables } from './gstTables';

/** `2026-11`: the month of the address, the last whole one where it names none. */
const monthOf = (query: URLSearchParams) => {
  const asked = query.get('month') ?? '';
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(asked)) return asked;
  const first = new Date(`${formatDate(Date.now(), 'isoDay').slice(0, 7)}-01T00:00:00Z`);
  return new Date(first.getTime() - 86_400_000).toISOString().slice(0, 7);
};

export const loader = staffLoader(({ db, query }) =>
  unwrap(db.rpc('get_gst_report', { p_month: `${monthOf(query)}-01` })),
);

/** Since when there is GST. */
const firstMonth = '2017-07';

const amount = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
});

type Total = GstReport['totals']['invoice'] & { label: string };

const totalColumns: readonly Column<Total>[] = [
  { label: 'Papers', cell: ({ label }) => label },
  { label: 'Number', cell: ({ documents }) => documents, align: 'end' },
  { label: 'Taxable', cell: ({ taxable }) => amount.format(taxable), align: 'end' },
  { label: 'IGST', cell: ({ igst }) => amount.format(igst), align: 'end' },
  { label: 'CGST', cell: ({ cgst }) => amount.format(cgst), align: 'end' },
  { label: 'SGST', cell: ({ sgst }) => amount.format(sgst), align: 'end' },
  { label: 'In all', cell: ({ total }) => amount.format(total), align: 'end' },
];

const tableColumns = (onDownload: (table: GstTable) => void): readonly Column<GstTable>[] => [
  { label: 'Table', cell: ({ label }) => label },
  { label: 'Rows', cell: ({ rows }) => rows.length, align: 'end' },
  {
    label: 'Taxable',
    align: 'end',
    cell: ({ rows, columns }) =>
      columns.includes('Taxable Value')
        ? amount.format(rows.reduce((sum, row) => sum + Number(row['Taxable Value']), 0))
        : '–',
  },
  {
    label: 'File',
    align: 'end',
    cell: (table) =>
      table.rows.length === 0 ? (
        '–'
      ) : (
        <Button
          type="button"
          $variant="quiet"
          $size="small"
          aria-label={`CSV: ${table.label}`}
          onClick={() => onDownload(table)}
        >
          CSV
        </Button>
      ),
  },
];

/** What a month's invoices come to, and its tables of GSTR-1 as files. */
export function Component() {
  const report = useLoaderData<GstReport | null>();
  const query = useListQuery();
  const today = useToday();
  const action = useAction({ inToast: true });
  const [typed, setTyped] = useState<string>();
  if (!report) return null;
  const month = report.month.slice(0, 7);
  const tables = gstTables(report);
  const totals = totalsOf(report);
  const unknown = report.tables.hsn.filter(({ hsn }) => hsn === '');

  const download = ({ id, columns, rows }: GstTable) =>
    void action.run(() => downloadCsv(`gstr1-${month}-${id}.csv`, rows, columns));
  const handleMonth = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    // A year that is being typed is one of long ago until its last figure.
    if (target.value >= firstMonth && target.value <= today.slice(0, 7)) query.go({ month: target.value });
  };
  return (
    <SectionPage title="GST">
      <Bar>
        <TextField
          label="Month"
          name="month"
          type="month"
          value={typed ?? month}
          min={firstMonth}
          max={today.slice(0, 7)}
          onChange={handleMonth}
          onBlur={() => setTyped(undefined)}
        />
        <p>
          {formatDate(`${report.month}T00:00:00+05:30`, 'month')}, GSTIN {report.gstin}. From the first to the
          last second of the month in India.
        </p>
      </Bar>
      <Stack>
        {unknown.length > 0 && (
          <Alert tone="error">
            Some goods have no tariff heading. Give their types one under Taxes: invoices to come then carry
            it.
          </Alert>
        )}
        <DataTable
          label="Papers of the month"
          columns={totalColumns}
          rows={totals}
          keyOf={({ label }) => label}
          empty="No invoices in this month"
        />
        {totals.length > 0 && (
          <Panel title="GSTR-1">
            <Lead>
              As the offline tool of the GST portal reads them. Credit notes of consumers are taken off table
              B2CS; only those of large parcels to another state stand by themselves.
            </Lead>
            <DataTable
              label="Tables of GSTR-1"
              columns={tableColumns(download)}
              rows={tables}
              keyOf={({ id }) => id}
              empty=""
            />
          </Panel>
        )}
      </Stack>
    </SectionPage>
  );
}

/** Invoices, credit notes, and what is left of the ones after the others. */
function totalsOf({ totals: { invoice, credit_note: note } }: GstReport): Total[] {
  if (!invoice && !note) return [];
  const none = { documents: 0, taxable: 0, igst: 0, cgst: 0, sgst: 0, total: 0 };
  const [sold, back] = [invoice ?? none, note ?? none];
  return [
    { label: 'Invoices', ...sold },
    { label: 'Credit notes', ...back },
    {
      label: 'To report',
      documents: sold.documents + back.documents,
      taxable: sold.taxable - back.taxable,
      igst: sold.igst - back.igst,
      cgst: sold.cgst - back.cgst,
      sgst: sold.sgst - back.sgst,
      total: sold.total - back.total,
    },
  ];
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.12')} ${s('space.24')};
  align-items: end;

  p {
    margin: 0;
    color: ${s('color.ink2')};
    font-size: ${s('size.14')};
    overflow-wrap: anywhere;
  }
`;
