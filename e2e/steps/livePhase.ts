import { expect } from '../fixtures';
import type { RunningShop } from '../runningShop';
import { admin } from './shoppers';

/**
 * Opens the shop as an admin does, for as long as `walk` takes; other journeys of the worker find it in the beta. `taxMode`
 * says whether prices hold the GST.
 */
export async function inLivePhase(
  shop: RunningShop,
  walk: () => Promise<void>,
  taxMode: 'added' | 'included' = 'added',
): Promise<void> {
  const database = await shop.connect(admin);
  const { data: settings } = await database.rpc('get_admin_settings');
  const { error } = await database.rpc('save_seller', {
    p_seller: { legal_name: 'Test Retail', address: '1 Test Road, Nagpur', gstin: '27ZZZCZ0000Z1Z1' },
  });
  expect(error).toBeNull();
  const save = async (change: object) => {
    const { error: refusal } = await database.rpc('save_settings', {
      p_settings: { ...settings, ...change },
    });
    expect(refusal).toBeNull();
  };
  await save({ phase: 'live', tax_mode: taxMode });
  try {
    await walk();
  } finally {
    await save({ phase: 'beta' });
    // The web server looks now and then: the next journey would read what counts in the live shop.
    const page = async () => (await fetch(`${shop.url}/cart`)).text();
    await expect.poll(page).not.toContain('"phase":"live"');
  }
}
