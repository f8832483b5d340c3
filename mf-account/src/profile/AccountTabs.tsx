import { useAuth } from '@shop/kernel/react';
import { type loadForShopper, useSearchParams, useShopperData } from '@shop/kernel/routing';
import { SignInInvitation, Tabs } from '@shop/ui';
import { AffiliateTab } from '../affiliate/AffiliateTab';
import { OrdersTab } from '../orders/OrdersTab';
import type { Account } from './loadAccount';
import { LoadingAccount } from './LoadingAccount';
import { ProfileTab } from './ProfileTab';

const firstTab = 'profile';

interface Props {
  account: ReturnType<typeof loadForShopper<Account>>;
}

/** The three tabs of spec §2, Profile; which one is open stands in the address. */
export function AccountTabs({ account }: Props) {
  const loaded = useShopperData(account);
  const { user, openDialog } = useAuth();
  const [query, setQuery] = useSearchParams();

  if (!user)
    return (
      <SignInInvitation onSignIn={() => openDialog('login')} title="Please log in to view your profile" />
    );
  // Signed in a moment ago: what was loaded is still the visitor's.
  if (loaded.userId === null || user.id !== loaded.userId) return <LoadingAccount />;
  const { profile, orders, affiliate, commissions, mail } = loaded.data;

  const tabs = [
    { id: firstTab, label: 'Profile', content: <ProfileTab user={user} profile={profile} mail={mail} /> },
    { id: 'orders', label: 'Orders', content: <OrdersTab orders={orders} /> },
    {
      id: 'affiliate',
      label: 'Affiliate Program',
      content: <AffiliateTab affiliate={affiliate} commissions={commissions} />,
    },
  ];
  const asked = query.get('tab');

  return (
    <Tabs
      label="My account"
      tabs={tabs}
      selected={tabs.find(({ id }) => id === asked)?.id ?? firstTab}
      onSelect={(id) => setQuery(id === firstTab ? {} : { tab: id }, { replace: true })}
    />
  );
}
