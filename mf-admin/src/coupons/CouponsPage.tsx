import { useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { couponTypes, formatDate, formatRupees } from '@shop/kernel/domain';
import { useLoaderData } from '@shop/kernel/routing';
import { Badge, Button } from '@shop/ui';
import { staffLoader } from '../access/staffLoader';
import { DeleteButton } from '../calls/DeleteButton';
import { SectionPage } from '../layout/SectionPage';
import { type Column, DataTable } from '../table/DataTable';
import { EditButton } from '../table/EditButton';
import { FilterLinks } from '../table/FilterLinks';
import { ListBar } from '../table/ListBar';
import { listArgs, type ListPage } from '../table/listPage';
import { ListPager } from '../table/ListPager';
import { SearchForm } from '../table/SearchForm';
import { TwoLines } from '../table/TwoLines';
import { useListQuery } from '../table/useListQuery';
import { CouponDialog } from './CouponDialog';
import type { CouponRecord } from './couponRecord';

const defaultSort = '-until';

export const loader = staffLoader(({ db, query }) =>
  unwrap(
    db.rpc('list_admin_coupons', {
      ...listArgs(query, defaultSort),
      p_state: query.get('state'),
    }),
  ),
);

const worthOf = ({ type, value, max_discount }: CouponRecord) => {
  const { worth, isCapped } = couponTypes[type];
  return isCapped && max_discount !== null
    ? `${worth(value)}, up to ${formatRupees(max_discount)}`
    : worth(value);
};

const states = {
  valid: { label: 'Valid', tone: 'neem' },
  to_come: { label: 'To come', tone: 'haldi' },
  expired: { label: 'Expired', tone: 'kumkum' },
  off: { label: 'Off', tone: 'neutral' },
} as const;

export function Component() {
  const page = useLoaderData<ListPage<CouponRecord> | null>();
  const query = useListQuery();
  const [opened, setEdited] = useState<CouponRecord | 'new'>();
  // The dashboard's search leads here with the dialog open.
  const isCalled = query.get('new') !== '';
  const edited = opened ?? (isCalled ? 'new' : undefined);
  const close = () => {
    setEdited(undefined);
    if (isCalled) query.go({ new: '' }, { replace: true });
  };
  if (!page) return null;

  const columns: readonly Column<CouponRecord>[] = [
    {
      label: 'Code',
      sort: 'code',
      cell: ({ id, title }) => (
        <TwoLines>
          <strong>{id}</strong>
          <small>{title}</small>
        </TwoLines>
      ),
    },
    {
      label: 'State',
      cell: ({ state }) => <Badge $tone={states[state].tone}>{states[state].label}</Badge>,
    },
    { label: 'Takes off', cell: worthOf },
    { label: 'From', cell: ({ min_order }) => formatRupees(min_order), align: 'end', secondary: true },
    { label: 'Until', sort: 'until', cell: ({ valid_until }) => formatDate(valid_until, 'tableDay') },
    {
      label: 'Used',
      sort: 'used',
      cell: ({ used, total_limit }) => (total_limit === null ? used : `${used} of ${total_limit}`),
      align: 'end',
      secondary: true,
    },
    {
      label: 'Saved',
      sort: 'saved',
      cell: ({ saved }) => formatRupees(saved),
      align: 'end',
      secondary: true,
    },
    {
      label: 'Actions',
      align: 'end',
      cell: (coupon) => (
        <>
          <EditButton name={coupon.id} onEdit={() => setEdited(coupon)} />
          <DeleteButton
            name={coupon.id}
            confirmLabel="Delete coupon"
            remove={(db) => unwrap(db.rpc('delete_coupon', { p_id: coupon.id }))}
          >
            <strong>{coupon.id}</strong>, {coupon.title}, is gone for good. One that orders have used can only
            be switched off.
          </DeleteButton>
        </>
      ),
    },
  ];

  return (
    <SectionPage
      title="Coupons"
      actions={
        <Button type="button" $size="small" onClick={() => setEdited('new')}>
          New coupon
        </Button>
      }
    >
      <ListBar>
        <SearchForm label="Code, title or description" />
        <FilterLinks
          label="State"
          name="state"
          options={[
            { value: '', label: 'All' },
            ...Object.entries(states).map(([value, { label }]) => ({ value, label })),
          ]}
        />
      </ListBar>
      <DataTable
        label="Coupons"
        columns={columns}
        rows={page.rows}
        keyOf={({ id }) => id}
        sorted={defaultSort}
        empty="No coupons here"
      />
      <ListPager total={page.total} />
      {edited && <CouponDialog coupon={edited === 'new' ? undefined : edited} onClose={close} />}
    </SectionPage>
  );
}
