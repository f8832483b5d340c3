import { useState } from 'react';
import { fetchAddresses } from '@shop/kernel/data';
import type { Address } from '@shop/kernel/domain';
import { shopperLoader, useShopperData } from '@shop/kernel/routing';
import { AccountPage } from '../account-frame/AccountPage';
import { Purpose } from '../signed-out/Purpose';
import { AddressBook } from './AddressBook';
import { AddressDialog } from './AddressDialog';

export const loader = shopperLoader(({ db }) => fetchAddresses(db));

export function Component() {
  const { data: addresses } = useShopperData<typeof loader>();
  /** The address in the form; `new` for one that is not saved yet. */
  const [open, setOpen] = useState<Address | 'new'>();

  return (
    <AccountPage
      title="Saved Addresses"
      intro="Where your parcels go. The default address is chosen for you at checkout."
    >
      {addresses ? (
        <AddressBook addresses={addresses} onAdd={() => setOpen('new')} onEdit={setOpen} />
      ) : (
        <Purpose
          icon="map-pin"
          title="Keep your addresses in one place"
          text="Save home, office and the places you send gifts to, and check out with one tap."
        />
      )}
      {open && (
        <AddressDialog address={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />
      )}
    </AccountPage>
  );
}
