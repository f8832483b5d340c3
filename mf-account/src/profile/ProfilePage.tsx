import { Suspense } from 'react';
import { type LoaderFunctionArgs, platformOf, useLoaderData } from '@shop/kernel/routing';
import { AccountPage } from '../account-frame/AccountPage';
import { Account } from './Account';
import { type AccountData, loadAccount } from './loadAccount';
import { LoadingAccount } from './LoadingAccount';

interface ProfileData {
  account: Promise<AccountData>;
}

/**
 * Not awaited while the session is restored: the page shows its spinner then (spec §2, Profile). Later it is, so that
 * what shows stays until there is something newer.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<ProfileData> {
  const platform = platformOf(context);
  const isRestoring = platform.session.get().status === 'restoring';
  const account = loadAccount(platform, new URL(request.url).searchParams);
  if (!isRestoring) await account;
  return { account };
}

export function Component() {
  const { account } = useLoaderData<ProfileData>();

  return (
    <AccountPage title="My Account">
      <Suspense fallback={<LoadingAccount />}>
        <Account account={account} />
      </Suspense>
    </AccountPage>
  );
}
