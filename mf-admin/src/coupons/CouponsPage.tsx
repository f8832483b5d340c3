import { formatRupees } from '@shop/kernel/domain';
import { useLoaderData } from '@shop/kernel/routing';
import { Badge, Button, s } from '@shop/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { staffLoader } from '../access/staffLoader';
import { callStaff } from '../calls/callStaff';
import { SectionPage } from '../layout/SectionPage';
import { DataTable, type Column } from '../table/DataTable';
import { formatDay } from '../time/istTime';
import { CouponDialog } from './CouponDialog';
import type { CouponRecord } from './couponRecord';
import { DeleteCoupon } from './DeleteCoupon';

interface CouponsData {
  coupons: CouponRecord[];
  /** ISO time of loading: a render reads no clock. */
  now: string;
}

export const loader = staffLoader(async ({ db }): Promise<CouponsData> => ({
  coupons: await callStaff<CouponRecord[]>(db, 'list_admin_coupons'),
  now: new Date().toISOString(),
}));

const worthOf = ({ type, value, max_discount }: CouponRecord) => {
  const limit = max_discount === null ? '' : `, up to ${formatRupees(max_discount)}`;
  if (type === 'percentage') return `${value}%${limit}`;
  return type === 'flat' ? formatRupees(value) : `Shipping${limit}`;
};

const stateOf = (coupon: CouponRecord, now: number) => {
  if (!coupon.active) return <Badge>Off</Badge>;
  if (Date.parse(coupon.valid_until) < now) return <Badge $tone="kumkum">Expired</Badge>;
  if (Date.parse(coupon.valid_from) > now) return <Badge $tone="haldi">To come</Badge>;
  return <Badge $tone="neem">Valid</Badge>;
};

export function Component() {
  const data = useLoaderData<CouponsData | null>();
  const [edited, setEdited] = useState<CouponRecord | 'new'>();
  if (!data) return null;
  const now = Date.parse(data.now);

  const columns: readonly Column<CouponRecord>[] = [
    {
      label: 'Code',
      cell: ({ id, title }) => (
        <Code>
          <strong>{id}</strong>
          <small>{title}</small>
        </Code>
      ),
    },
    { label: 'State', cell: (coupon) => stateOf(coupon, now) },
    { label: 'Takes off', cell: worthOf },
    { label: 'From', cell: ({ min_order }) => formatRupees(min_order), align: 'end', secondary: true },
    { label: 'Until', cell: ({ valid_until }) => formatDay(valid_until) },
    {
      label: 'Used',
      cell: ({ used, total_limit }) => (total_limit === null ? used : `${used} of ${total_limit}`),
      align: 'end',
      secondary: true,
    },
    { label: 'Saved', cell: ({ saved }) => formatRupees(saved), align: 'end', secondary: true },
    {
      label: 'Actions',
      align: 'end',
      cell: (coupon) => (
        <>
          <Button
            type="button"
            $variant="quiet"
            $size="small"
            aria-label={`Edit ${coupon.id}`}
            onClick={() => setEdited(coupon)}
          >
            Edit
          </Button>
          <DeleteCoupon coupon={coupon} />
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
      <DataTable
        label="Coupons"
        columns={columns}
        rows={data.coupons}
        keyOf={({ id }) => id}
        empty="No coupons yet"
      />
      {edited && (
        <CouponDialog coupon={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </SectionPage>
  );
}

const Code = styled.span`
  small {
    display: block;
    color: ${s('color.ink2')};
    font-size: ${s('size.12')};
  }
`;
