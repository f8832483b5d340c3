import { type LoaderFunctionArgs, useLoaderData, useReloadOnSignIn } from '@shop/kernel/routing';
import { AccountPage } from '../account-frame/AccountPage';
import { type ForShopper, loadForShopper } from '../signed-out/loadForShopper';
import { Purpose } from '../signed-out/Purpose';
import { AddVpa } from './AddVpa';
import { fetchSavedVpas, type SavedVpa } from './savedVpas';
import { VpaList } from './VpaList';

export const loader = (args: LoaderFunctionArgs) => loadForShopper(args, fetchSavedVpas);

export function Component() {
  const { userId, data: vpas } = useLoaderData<ForShopper<SavedVpa[]>>();
  useReloadOnSignIn(userId);

  return (
    <AccountPage
      title="Saved UPI IDs"
      intro="Refunds and affiliate payouts go to a UPI ID that your bank has confirmed."
    >
      {vpas ? (
        <>
          <AddVpa count={vpas.length} />
          <VpaList vpas={vpas} />
        </>
      ) : (
        <Purpose
          icon="wallet"
          title="Get refunds straight to your bank"
          text="Save your UPI ID, let your bank confirm it, and money comes back without a form."
        />
      )}
    </AccountPage>
  );
}
