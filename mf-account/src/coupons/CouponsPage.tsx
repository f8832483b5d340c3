import type { Coupon } from '@shop/kernel/domain';
import { databaseOf, useLoaderData, useReloadOnSignIn, type LoaderFunctionArgs } from '@shop/kernel/routing';
import { AccountPage } from '../account-frame/AccountPage';
import { loadForShopper, type ForShopper } from '../signed-out/loadForShopper';
import { Purpose } from '../signed-out/Purpose';
import { CouponList } from './CouponList';
import { fetchCoupons, fetchUsedCoupons, type UsedCoupon } from './fetchCoupons';
import { UsedCoupons } from './UsedCoupons';

type CouponsData = ForShopper<UsedCoupon[]> & {
  coupons: Coupon[];
  /** When this was loaded, in milliseconds: what is valid then. */
  now: number;
};

export async function loader(args: LoaderFunctionArgs): Promise<CouponsData> {
  const [coupons, own] = await Promise.all([
    databaseOf(args.context).then(fetchCoupons),
    loadForShopper(args, fetchUsedCoupons),
  ]);
  return { ...own, coupons, now: Date.now() };
}

export function Component() {
  const { userId, data: used, coupons, now } = useLoaderData<CouponsData>();
  useReloadOnSignIn(userId);

  return (
    <AccountPage title="Coupons" intro="Copy a code and enter it at checkout. One coupon counts per order.">
      <CouponList coupons={coupons} used={used ?? []} now={now} />
      {used ? (
        <UsedCoupons used={used} />
      ) : (
        <Purpose
          icon="tag"
          title="Coupons you used"
          text="Sign in to use coupons and to see what they have saved you."
        />
      )}
    </AccountPage>
  );
}
