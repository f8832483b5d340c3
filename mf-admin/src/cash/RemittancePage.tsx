import { DataError, unwrap } from '@shop/kernel/data';
import { formatDate, formatRupees } from '@shop/kernel/domain';
import { Link, useLoaderData } from '@shop/kernel/routing';
import { Alert, Badge } from '@shop/ui';
import { staffLoader } from '../access/staffLoader';
import { adminPaths } from '../layout/adminPaths';
import { readId } from '../layout/readId';
import { SectionPage } from '../layout/SectionPage';
import { Nothing } from '../panel/Nothing';
import { type Column, DataTable } from '../table/DataTable';
import { FilterLinks } from '../table/FilterLinks';
import { pageArgs } from '../table/listPage';
import { ListPager } from '../table/ListPager';
import { type LineOutcome, outcomes, type RemittanceLines } from './cashRecords';
import { WithdrawButton } from './WithdrawButton';

export const loader = staffLoader(async ({ db, params, query }) => {
  const page = await unwrap(
    db.rpc('list_remittance_lines', {
      p_id: readId(params.remittanceId),
      ...(query.get('outcome') ? { p_outcome: query.get('outcome') } : {}),
      ...pageArgs(query),
    }),
  );
  if (!page.remittance) throw new DataError('EMPTY', 'This remittance does not exist.');
  return page;
});

export const lineColumns: readonly Column<Omit<RemittanceLines['rows'][number], 'position'>>[] = [
  { label: 'As written', cell: ({ parcel }) => parcel },
  {
    label: 'Order',
    cell: ({ number }) => (number ? <Link to={adminPaths.order(number)}>{number}</Link> : '–'),
  },
  {
    label: 'Order’s cash',
    cell: ({ expected }) => (expected === null ? '–' : formatRupees(expected)),
    align: 'end',
    secondary: true,
  },
  { label: 'Remitted', cell: ({ amount }) => formatRupees(amount), align: 'end' },
  { label: 'Counted', cell: ({ counted }) => formatRupees(counted), align: 'end', secondary: true },
  {
    label: 'Agrees',
    cell: ({ outcome }) => <Badge $tone={outcomes[outcome].tone}>{outcomes[outcome].label}</Badge>,
  },
];

/** One remittance, line by line, with what is missing from it by now. */
export function Component() {
  const page = useLoaderData<RemittanceLines | null>();
  const remittance = page?.remittance;
  if (!page || !remittance) return null;
  const { counts } = page;
  return (
    <SectionPage
      title={`${remittance.courier}, ${remittance.reference}`}
      back={<Link to={adminPaths.remittances()}>← All remittances</Link>}
      actions={!remittance.withdrawn_at && <WithdrawButton remittance={remittance} />}
    >
      {remittance.withdrawn_at && (
        <Alert tone="error">
          Withdrawn on {formatDate(remittance.withdrawn_at, 'tableMoment')} by {remittance.withdrawn_email}:{' '}
          {remittance.withdrawn_reason}
        </Alert>
      )}
      <Nothing>
        Remitted on {formatDate(`${remittance.remitted_on}T12:00:00+05:30`, 'day')}, entered by{' '}
        {remittance.admin_email} on {formatDate(remittance.created_at, 'tableMoment')}.
      </Nothing>
      <FilterLinks
        label="Agrees"
        name="outcome"
        options={[
          { value: '', label: 'All' },
          ...(Object.keys(outcomes) as LineOutcome[])
            .filter((outcome) => counts[outcome])
            .map((value) => ({ value, label: outcomes[value].label, count: counts[value] })),
        ]}
      />
      <DataTable
        label="Lines"
        columns={lineColumns}
        rows={page.rows}
        keyOf={({ position }) => String(position)}
        empty="No lines here"
      />
      <ListPager total={page.total} />
    </SectionPage>
  );
}
