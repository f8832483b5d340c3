import { Suspense } from 'react';
import { platformOf, useLoaderData, type LoaderFunctionArgs } from '@shop/kernel/routing';
import { AccountPage } from '../account-frame/AccountPage';
import { Account } from './Account';
import { LoadingAccount } from './LoadingAccount';
import { loadAccount, type AccountData } from './loadAccount';

interface ProfileData {
  account: Promise<AccountData>;
}

/** Not awaited: the page shows its spinner while the session is restored (spec §2, Profile). */
export function loader({ request, context }: LoaderFunctionArgs): ProfileData {
  return { account: loadAccount(platformOf(context), new URL(request.url).searchParams) };
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
