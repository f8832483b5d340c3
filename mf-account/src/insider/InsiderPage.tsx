import { shop } from '@shop/kernel/domain';
import { type LoaderFunctionArgs, loadForShopper, platformOf, useShopperData } from '@shop/kernel/routing';
import { AccountPage } from '../account-frame/AccountPage';
import { Purpose } from '../signed-out/Purpose';
import { fetchMembership, fetchTiers } from './fetchInsider';
import { MembershipCard } from './MembershipCard';
import { TierTable } from './TierTable';

export async function loader(args: LoaderFunctionArgs) {
  const { connect, service } = platformOf(args.context);
  const [tiers, own] = await Promise.all([
    connect().then((db) => fetchTiers(db, () => service.now())),
    loadForShopper(args, ({ db }) => fetchMembership(db)),
  ]);
  return { ...own, tiers };
}

export function Component() {
  const { data: membership, tiers } = useShopperData<typeof loader>();

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
