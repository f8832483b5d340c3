import { Suspense } from 'react';
import { type LoaderFunctionArgs, loadForShopper, platformOf, useLoaderData } from '@shop/kernel/routing';
import { AccountPage } from '../account-frame/AccountPage';
import { AccountTabs } from './AccountTabs';
import { loadAccount } from './loadAccount';
import { LoadingAccount } from './LoadingAccount';

/**
 * Not awaited while the session is restored: the page shows its spinner then (spec §2, Profile). Later it is, so that
 * what shows stays until there is something newer.
 */
export async function loader(args: LoaderFunctionArgs) {
  const isRestoring = platformOf(args.context).session.get().status === 'restoring';
  const account = loadForShopper(args, loadAccount);
  if (!isRestoring) await account;
  return { account };
}

export function Component() {
  const { account } = useLoaderData<typeof loader>();

  return (
    <AccountPage title="My Account">
      <Suspense fallback={<LoadingAccount />}>
        <AccountTabs account={account} />
      </Suspense>
    </AccountPage>
  );
}
