import { randomUUID } from 'node:crypto';
import { recordRequest, type WireRequest } from '../bench/api/recordRequest';
import { openClient } from '../openClient';
import type { Account } from '../runningShop';
import { homeAddress } from '../steps/homeAddress';
import type { Wish } from './mix';
import type { Act } from './openVisitors';
import type { ReachedShop } from './ReachedShop';
import type { Catalogue } from './readCatalogue';
import { sendOver } from './sendOver';

interface Shopper {
  addressId: string;
  requests: Record<'set_bag_line' | 'get_bag' | 'quote_order' | 'place_order', WireRequest>;
}

/**
 * Signs accounts in; then whoever has not come for the longest time comes next. One shopper may place twenty orders a
 * minute, so that many orders need many accounts. Rejects when one of them cannot sign in.
 */
export async function openShoppers(
  shop: ReachedShop,
  { variants }: Catalogue,
  accounts: readonly Account[],
): Promise<Partial<Record<Wish, Act>>> {
  const shoppers: Shopper[] = [];
  for (const account of accounts) shoppers.push(await openShopper(shop, account));
  let turn = 0;
  const asSomebody = (act: (shopper: Shopper, random: () => number) => Promise<unknown>): Act => {
    return (random) => {
      const shopper = shoppers[(turn += 1) % shoppers.length];
      if (!shopper) throw new Error('Nobody is signed in.');
      return act(shopper, random);
    };
  };
  const piece = (random: () => number) => variants[Math.floor(random() * variants.length)];
  const putInBag = (quantity: number) =>
    asSomebody(({ requests }, random) =>
      sendOver(requests.set_bag_line, JSON.stringify({ p_variant_id: piece(random), p_quantity: quantity })),
    );
  return {
    'bag: add': putInBag(1),
    'bag: change': putInBag(2),
    'bag: read': asSomebody(({ requests }) => sendOver(requests.get_bag)),
    order: asSomebody((shopper, random) => placeOrder(shopper, piece(random))),
  };
}

/** As the checkout does: what it costs, and then the order at that price, paid in cash. */
async function placeOrder({ requests, addressId }: Shopper, variant: string | undefined): Promise<void> {
  const quoted = {
    p_lines: [{ variant_id: variant, quantity: 1 }],
    p_delivery: 'standard',
    p_coupon: null,
    p_use_credit: false,
    p_use_gift_cards: false,
  };
  const quote = await sendOver(requests.quote_order, JSON.stringify(quoted));
  const { amount_due } = JSON.parse(quote.toString('utf8')) as { amount_due: number };
  const order = {
    ...quoted,
    p_idempotency_key: randomUUID(),
    p_address_id: addressId,
    p_payment_method: 'cod',
    p_expected_due: amount_due,
    p_affiliate_code: null,
  };
  await sendOver(requests.place_order, JSON.stringify(order));
}

async function openShopper(shop: ReachedShop, account: Account): Promise<Shopper> {
  const client = openClient(shop.url, shop.publishableKey);
  const signedIn = await client.auth.signInWithPassword(account);
  if (signedIn.error) throw new Error(`${account.email} cannot sign in: ${signedIn.error.message}`);
  const address = await client.rpc('save_address', { p_address: { ...homeAddress, is_default: true } });
  if (address.error) throw address.error;
  const record = (name: string) =>
    recordRequest(shop, signedIn.data.session.access_token, (db) => db.rpc(name, {}));
  return {
    addressId: (address.data as { id: string }).id,
    requests: {
      set_bag_line: await record('set_bag_line'),
      get_bag: await record('get_bag'),
      quote_order: await record('quote_order'),
      place_order: await record('place_order'),
    },
  };
}
