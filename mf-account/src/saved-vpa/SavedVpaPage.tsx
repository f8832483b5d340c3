import { shopperLoader, useShopperData } from '@shop/kernel/routing';
import { AccountPage } from '../account-frame/AccountPage';
import { Purpose } from '../signed-out/Purpose';
import { AddVpa } from './AddVpa';
import { fetchSavedVpas } from './savedVpas';
import { VpaList } from './VpaList';

export const loader = shopperLoader(({ db }) => fetchSavedVpas(db));

export function Component() {
  const { data: vpas } = useShopperData<typeof loader>();

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
