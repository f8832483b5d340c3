import { Suspense } from 'react';
import { PageHead } from '@shop/kernel/react';
import { platformOf, useLoaderData, type LoaderFunctionArgs } from '@shop/kernel/routing';
import { TitledPage } from '@shop/ui';
import { Account } from './Account';
import { LoadingAccount } from './LoadingAccount';
import { loadAccount, type AccountData } from './loadAccount';

interface ProfileData {
  account: Promise<AccountData>;
}

/** Not awaited: the page shows its spinner while the session is restored (spec §2, Profile). */
export function loader({ context }: LoaderFunctionArgs): ProfileData {
  return { account: loadAccount(platformOf(context)) };
}

export function Component() {
  const { account } = useLoaderData<ProfileData>();

  return (
    <TitledPage title="My Account">
      <PageHead title="My Account" noIndex />
      <Suspense fallback={<LoadingAccount />}>
        <Account account={account} />
      </Suspense>
    </TitledPage>
  );
}
