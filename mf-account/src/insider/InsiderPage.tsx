import { shop } from '@shop/kernel/domain';
import { databaseOf, type LoaderFunctionArgs, useLoaderData, useReloadOnSignIn } from '@shop/kernel/routing';
import { AccountPage } from '../account-frame/AccountPage';
import { type ForShopper, loadForShopper } from '../signed-out/loadForShopper';
import { Purpose } from '../signed-out/Purpose';
import { fetchMembership, fetchTiers, type InsiderTier, type Membership } from './fetchInsider';
import { MembershipCard } from './MembershipCard';
import { TierTable } from './TierTable';

type InsiderData = ForShopper<Membership> & { tiers: InsiderTier[] };

export async function loader(args: LoaderFunctionArgs): Promise<InsiderData> {
  const [tiers, own] = await Promise.all([
    databaseOf(args.context).then(fetchTiers),
    loadForShopper(args, fetchMembership),
  ]);
  return { ...own, tiers };
}

export function Component() {
  const { userId, data: membership, tiers } = useLoaderData<InsiderData>();
  useReloadOnSignIn(userId);

  return (
    <AccountPage
      title={`${shop.name} Insider`}
      intro="The more you find here, the more comes back. Membership is free and starts by itself."
    >
      {membership ? (
        <MembershipCard membership={membership} tiers={tiers} />
      ) : (
        <Purpose
          icon="star"
          title="Which tier are you?"
          text="Sign in to see what you have spent in the last twelve months and what is missing to the next tier."
        />
      )}
      <TierTable tiers={tiers} current={membership?.tier} />
    </AccountPage>
  );
}
