import { expect } from '../fixtures';
import type { RunningShop } from '../runningShop';
import { admin } from './shoppers';

/** Opens the shop as an admin does, for as long as `walk` takes; other journeys of the worker find it in the beta. */
export async function inLivePhase(shop: RunningShop, walk: () => Promise<void>): Promise<void> {
  const database = await shop.connect(admin);
  const { data: settings } = await database.rpc('get_admin_settings');
  const save = async (phase: string) => {
    const { error } = await database.rpc('save_settings', { p_settings: { ...settings, phase } });
    expect(error).toBeNull();
  };
  await save('live');
  try {
    await walk();
  } finally {
    await save('beta');
  }
}
