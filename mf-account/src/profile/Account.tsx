import { use } from 'react';
import { useAuth } from '@shop/kernel/react';
import { useSearchParams, useReloadOnSignIn } from '@shop/kernel/routing';
import { Tabs, SignInInvitation } from '@shop/ui';
import { LoadingAccount } from './LoadingAccount';
import { AffiliateTab } from './AffiliateTab';
import type { AccountData } from './loadAccount';
import { OrdersTab } from './OrdersTab';
import { ProfileTab } from './ProfileTab';

const firstTab = 'profile';

/** The three tabs of spec §2, Profile; which one is open stands in the address. */
export function Account({ account }: { account: Promise<AccountData> }) {
  const { userId, orders } = use(account);
  const { user, openDialog } = useAuth();
  const [query, setQuery] = useSearchParams();
  useReloadOnSignIn(userId);

  if (!user)
    return (
      <SignInInvitation onSignIn={() => openDialog('login')} title="Please log in to view your profile" />
    );
  // Signed in a moment ago: what was loaded is still the visitor's.
  if (user.id !== userId) return <LoadingAccount />;

  const tabs = [
    { id: firstTab, label: 'Profile', content: <ProfileTab user={user} orders={orders} /> },
    { id: 'orders', label: 'Orders', content: <OrdersTab orders={orders} /> },
    { id: 'affiliate', label: 'Affiliate Program', content: <AffiliateTab code={user.affiliateCode} /> },
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
