/**
 * Makes a data folder with a few orders and prints what it holds, an `EarlierShop`, as one line of JSON. Later releases run
 * it as it was, in a checkout of the release that they open the folder of.
 */
import { openShopper } from '../faults/shopper';
import { copySeededFolder, openBackend } from '../testing/testBackend';

const dataDir = await copySeededFolder();
const backend = await openBackend({ DATA_DIR: dataDir, AUTH_RATE_LIMITS: 'off' });
const shopper = await openShopper(backend.url, backend.publishableKey);
const placed = [
  await shopper.placeOrder(),
  await shopper.placeOrder(),
  await shopper.placeOrder(undefined, 'online'),
];
const refused = placed.find(({ number }) => number === undefined);
if (refused) throw new Error(`An order was refused: ${refused.status} ${refused.message}`);
const { error } = await shopper.client.rpc('cancel_order', { p_number: placed[1]?.number, p_reason: '' });
if (error) throw error;
const orders = await backend.sql(
  'select number, email, status, amount_due from public.orders order by number',
);
await backend.stop();
console.log(JSON.stringify({ dataDir, publishableKey: backend.publishableKey, orders }));
