import { unwrap } from '@shop/kernel/data';
import { formatDate, formatRupees } from '@shop/kernel/domain';
import { ActionLink, Link, useLoaderData } from '@shop/kernel/routing';
import { Badge, Button } from '@shop/ui';
import { staffLoader } from '../access/staffLoader';
import { adminPaths } from '../layout/adminPaths';
import { SectionPage } from '../layout/SectionPage';
import { type Column, DataTable } from '../table/DataTable';
import { FilterLinks } from '../table/FilterLinks';
import { ListBar } from '../table/ListBar';
import { listArgs, type ListPage } from '../table/listPage';
import { ListPager } from '../table/ListPager';
import { SearchForm } from '../table/SearchForm';
import { TwoLines } from '../table/TwoLines';
import { type PromotionRow, ruleText, standings } from './promotionRecord';
import { PromotionSteps } from './PromotionSteps';

const defaultSort = '-created';

export const loader = staffLoader(({ db, query }) =>
  unwrap(db.rpc('list_admin_promotions', { ...listArgs(query, defaultSort), p_state: query.get('state') })),
);

const until = ({ ends_at }: PromotionRow) => (ends_at ? formatDate(ends_at, 'moment') : 'Open end');

const columns: readonly Column<PromotionRow>[] = [
  {
    label: 'Promotion',
    sort: 'title',
    cell: (row) => (
      <TwoLines>
        <Link to={adminPaths.promotion(row.id)}>{row.title}</Link>
        <small>{ruleText(row)}</small>
      </TwoLines>
    ),
  },
  {
    label: 'State',
    cell: ({ stands }) => <Badge $tone={standings[stands].tone}>{standings[stands].label}</Badge>,
  },
  {
    label: 'From, until',
    sort: 'starts',
    cell: (row) => (
      <TwoLines>
        {formatDate(row.starts_at, 'moment')}
        <small>{until(row)}</small>
      </TwoLines>
    ),
    secondary: true,
  },
  {
    label: 'Orders',
    sort: 'orders',
    cell: ({ orders, total_limit }) => (total_limit === null ? orders : `${orders} of ${total_limit}`),
    align: 'end',
  },
  { label: 'Saved', sort: 'saved', cell: ({ saved }) => formatRupees(saved), align: 'end', secondary: true },
  { label: 'Actions', align: 'end', cell: (row) => <PromotionSteps promotion={row} short /> },
];

export function Component() {
  const page = useLoaderData<ListPage<PromotionRow> | null>();
  if (!page) return null;
  return (
    <SectionPage
      title="Promotions"
      actions={
        <Button as={ActionLink} to={adminPaths.newPromotion()} $size="small">
          New promotion
        </Button>
      }
    >
      <ListBar>
        <SearchForm label="Title" />
        <FilterLinks
          label="State"
          name="state"
          options={[
            { value: '', label: 'All' },
            ...Object.entries(standings).map(([value, { label }]) => ({ value, label })),
          ]}
        />
      </ListBar>
      <DataTable
        label="Promotions"
        columns={columns}
        rows={page.rows}
        keyOf={({ id }) => id}
        sorted={defaultSort}
        empty="No promotions here"
        about="A promotion takes its money off by itself as soon as a bag fulfils its terms. A coupon waits for its code."
      />
      <ListPager total={page.total} />
    </SectionPage>
  );
}
