import { formatDate, formatRupees } from '@shop/kernel/domain';
import { Link, linkTo } from '@shop/kernel/routing';
import { EmptyState, Surface } from '@shop/ui';
import { CardHeading } from '../card-heading/CardHeading';
import { LedgerTable } from '../ledger/LedgerTable';
import type { UsedCoupon } from './fetchCoupons';

/** The recently used list (spec §2, Coupons), each entry leading to its order. */
export function UsedCoupons({ used }: { used: UsedCoupon[] }) {
  return (
    <Surface>
      <CardHeading>Recently used</CardHeading>
      {used.length === 0 ? (
        <EmptyState icon="tag" title="None used yet" text="Coupons that your orders used appear here." />
      ) : (
        <LedgerTable
          caption="Recently used coupons"
          heading="Coupon"
          rows={used.map(({ id, code, title, amount, usedOn, orderNumber }) => ({
            id,
            what: (
              <>
                <strong>{code}</strong> · {title}
                {orderNumber && (
                  <>
                    , order <Link to={linkTo('order', { number: orderNumber })}>{orderNumber}</Link>
                  </>
                )}
              </>
            ),
            when: formatDate(usedOn, 'day'),
            amount: formatRupees(amount),
            tone: 'neem',
          }))}
        />
      )}
    </Surface>
  );
}
