import { type LoaderFunctionArgs, loadForShopper, platformOf, useShopperData } from '@shop/kernel/routing';
import { AccountPage } from '../account-frame/AccountPage';
import { fetchMembership, fetchTiers, type Membership } from '../insider/fetchInsider';
import { Purpose } from '../signed-out/Purpose';
import { CouponList } from './CouponList';
import { fetchCoupons, fetchSpentCoupons, fetchUsedCoupons, type UsedCoupon } from './fetchCoupons';
import { UsedCoupons } from './UsedCoupons';

interface OwnCoupons {
  used: UsedCoupon[];
  membership: Membership;
}

export async function loader(args: LoaderFunctionArgs) {
  const { connect, service } = platformOf(args.context);
  const [coupons, spent, tiers, own] = await Promise.all([
    connect().then(fetchCoupons),
    connect().then(fetchSpentCoupons),
    connect().then((db) => fetchTiers(db, () => service.now())),
    loadForShopper(args, async ({ db }): Promise<OwnCoupons> => {
      const [used, membership] = await Promise.all([fetchUsedCoupons(db), fetchMembership(db)]);
      return { used, membership };
    }),
  ]);
  // What is valid is so at this moment, in milliseconds of the shop's clock, which the answers have told.
  return { ...own, coupons, spent, tiers, now: service.now() };
}

export function Component() {
  const { data: own, coupons, spent, tiers, now } = useShopperData<typeof loader>();

  return (
    <AccountPage
      title="Coupons"
      intro="Use one in your bag, or copy its code for later. One coupon counts per order."
    >
      <CouponList coupons={coupons} spent={spent} tiers={tiers} ownTier={own?.membership.tier} now={now} />
      {own ? (
        <UsedCoupons used={own.used} />
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
