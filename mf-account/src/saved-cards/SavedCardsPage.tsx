import { shopperLoader, useShopperData } from '@shop/kernel/routing';
import { AccountPage } from '../account-frame/AccountPage';
import { Purpose } from '../signed-out/Purpose';
import { CardOutcome } from './CardOutcome';
import { CardWallet } from './CardWallet';
import { fetchSavedCards, type SavedCard } from './savedCards';

interface Wallet {
  cards: SavedCard[];
  /** When this was loaded, in milliseconds of the shop's clock: what has expired by then. */
  now: number;
}

export const loader = shopperLoader(async ({ db, platform: { service } }): Promise<Wallet> => ({
  cards: await fetchSavedCards(db),
  now: service.now(),
}));

export function Component() {
  const { data } = useShopperData<typeof loader>();

  return (
    <AccountPage
      title="Saved Cards"
      intro="Cards are kept by our payment partner. We see their last four digits, never the number. Paying an order still asks for the card."
    >
      {data && <CardOutcome />}
      {data ? (
        <CardWallet cards={data.cards} now={data.now} />
      ) : (
        <Purpose
          icon="credit-card"
          title="Your cards with our payment partner"
          text="Sign in to see which of your cards our payment partner keeps for this shop, to save one and to delete it."
        />
      )}
    </AccountPage>
  );
}
