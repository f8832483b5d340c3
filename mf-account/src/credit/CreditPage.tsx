import { shop } from '@shop/kernel/domain';
import { shopperLoader, useSearchParams, useShopperData } from '@shop/kernel/routing';
import { Tabs } from '@shop/ui';
import { AccountPage } from '../account-frame/AccountPage';
import { fetchGiftCards, type GiftCards } from '../gift-cards/fetchGiftCards';
import { GiftCardsTab } from '../gift-cards/GiftCardsTab';
import { readLedgerFilter } from '../ledger/ledgerFilter';
import { readPage } from '../paging/readPage';
import { Purpose } from '../signed-out/Purpose';
import { CreditTab } from './CreditTab';
import { EarningRules } from './EarningRules';
import { type Credit, creditShows, fetchCredit } from './fetchCredit';

interface Wallet {
  credit: Credit;
  giftCards: GiftCards;
}

const nowhere = new URLSearchParams();
const isOfGiftCards = (query: URLSearchParams) => query.get('tab') === 'gift-cards';

export const loader = shopperLoader(async ({ db, query }): Promise<Wallet> => {
  // The page in the address is that of the open tab; the other begins at its first.
  const [own, given] = isOfGiftCards(query) ? [nowhere, query] : [query, nowhere];
  const [credit, giftCards] = await Promise.all([
    fetchCredit(db, readLedgerFilter(own, creditShows)),
    fetchGiftCards(db, readPage(given)),
  ]);
  return { credit, giftCards };
});

export function Component() {
  const { data } = useShopperData<typeof loader>();

  return (
    <AccountPage
      title={`${shop.name} Credit`}
      intro="Cashback, rewards and gift cards in one purse. One rupee of credit is one rupee off."
    >
      {data ? (
        <WalletTabs {...data} />
      ) : (
        <>
          <Purpose
            icon="wallet"
            title="Your purse in this shop"
            text="Sign in to see your balance, what came in and what you spent."
          />
          <EarningRules />
        </>
      )}
    </AccountPage>
  );
}

/** Which tab is open stands in the address, so that a mail can lead to the gift cards. */
function WalletTabs({ credit, giftCards }: Wallet) {
  const [query, setQuery] = useSearchParams();
  const open = isOfGiftCards(query) ? 'gift-cards' : 'credit';

  return (
    <Tabs
      label="Your purse"
      tabs={[
        { id: 'credit', label: 'Store credit', content: <CreditTab credit={credit} /> },
        { id: 'gift-cards', label: 'Gift cards', content: <GiftCardsTab giftCards={giftCards} /> },
      ]}
      selected={open}
      onSelect={(id) => setQuery(id === 'credit' ? {} : { tab: id }, { replace: true })}
    />
  );
}
