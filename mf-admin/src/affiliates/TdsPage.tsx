import { type Answer, type Database, unwrap } from '@shop/kernel/data';
import { formatDate, formatRupees } from '@shop/kernel/domain';
import { useAction } from '@shop/kernel/react';
import { useLoaderData } from '@shop/kernel/routing';
import { Button } from '@shop/ui';
import { staffLoader } from '../access/staffLoader';
import { staffFailure } from '../calls/staffFailure';
import { downloadCsv } from '../csv/downloadCsv';
import { Nothing } from '../panel/Nothing';
import { type Column, DataTable } from '../table/DataTable';
import { FilterLinks } from '../table/FilterLinks';
import { ListBar } from '../table/ListBar';
import { listArgs } from '../table/listPage';
import { ListPager } from '../table/ListPager';
import { SearchForm } from '../table/SearchForm';
import { AffiliateFrame } from './AffiliateFrame';

type TdsPage = Answer<'list_tds'>;
type TdsEntry = TdsPage['rows'][number];

const defaultSort = 'paid';
const chunk = 200;

export const loader = staffLoader(({ db, query }) =>
  unwrap(db.rpc('list_tds', { ...listArgs(query, defaultSort), p_year: query.get('year') ?? '' })),
);

const columns: readonly Column<TdsEntry>[] = [
  { label: 'Paid', sort: 'paid', cell: ({ settled_at }) => formatDate(settled_at, 'tableDay') },
  {
    label: 'Affiliate',
    cell: ({ full_name, affiliate_code }) => full_name || affiliate_code || 'An account that is gone',
  },
  { label: 'PAN', cell: ({ pan }) => pan ?? '–', secondary: true },
  { label: 'Reference', cell: ({ reference }) => reference, secondary: true },
  { label: 'Commission', cell: ({ amount }) => formatRupees(amount), align: 'end' },
  { label: 'Taxed', cell: ({ tds_base }) => formatRupees(tds_base), align: 'end', secondary: true },
  { label: 'TDS', sort: 'tds', cell: ({ tds }) => formatRupees(tds), align: 'end' },
  { label: 'Paid out', cell: ({ net }) => formatRupees(net), align: 'end', secondary: true },
];

/** A line of the statement, as the return of TDS asks for it. Rupees. */
const statementRow = (entry: TdsEntry) => ({
  'Paid on': formatDate(entry.settled_at, 'isoDay'),
  Affiliate: entry.full_name,
  Code: entry.affiliate_code,
  'E-mail': entry.email,
  PAN: entry.pan ?? 'PANNOTAVBL',
  'UPI ID': entry.vpa,
  Reference: entry.reference,
  Section: '194H',
  Commission: entry.amount,
  'Taxed amount': entry.tds_base,
  'Rate (%)': entry.tds_percent,
  TDS: entry.tds,
  'Paid out': entry.net,
});

async function fetchYear(db: Database, p_year: string): Promise<TdsEntry[]> {
  const rows: TdsEntry[] = [];
  for (let isLast = false; !isLast;) {
    const page = await unwrap(db.rpc('list_tds', { p_year, p_offset: rows.length, p_limit: chunk }));
    rows.push(...page.rows);
    isLast = page.rows.length < chunk;
  }
  return rows;
}

/** The tax kept from commissions in a financial year, payout by payout, and its statement as a file. */
export function Component() {
  const page = useLoaderData<TdsPage | null>();
  const action = useAction({ describe: staffFailure, inToast: true });
  if (!page) return null;
  const { year, years, totals } = page;
  const download = () =>
    action.run(async (db) => {
      await downloadCsv(`tds-${year}.csv`, (await fetchYear(db, year)).map(statementRow));
    });
  return (
    <AffiliateFrame>
      <ListBar>
        <FilterLinks
          label="Financial year"
          name="year"
          options={years.map((value) => ({
            value: value === years.at(-1) ? '' : value,
            label: `20${value}`,
          }))}
        />
        <Button
          type="button"
          $variant="secondary"
          $size="small"
          $busy={action.busy}
          disabled={page.total === 0}
          onClick={() => void download()}
        >
          Statement (CSV)
        </Button>
      </ListBar>
      <Nothing>
        {formatRupees(totals.amount)} of commissions, {formatRupees(totals.tds)} kept as tax,{' '}
        {formatRupees(totals.net)} paid out. A financial year begins on 1 April.
      </Nothing>
      <ListBar>
        <SearchForm label="Name, code, e-mail or reference" />
      </ListBar>
      <DataTable
        label="TDS"
        columns={columns}
        rows={page.rows}
        keyOf={({ id }) => id}
        sorted={defaultSort}
        empty="Nothing was paid out in this year"
      />
      <ListPager total={page.total} />
    </AffiliateFrame>
  );
}
