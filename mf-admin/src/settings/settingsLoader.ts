import { unwrap } from '@shop/kernel/data';
import { formatDate } from '@shop/kernel/domain';
import { staffLoader } from '../access/staffLoader';
import type { GoingLiveFacts } from '../going-live/checklist';
import type { SettingsRecord } from './settingsRecord';

/** The settings, and what of them the shop can judge by itself. `null` for whoever may not see them. */
export interface LoadedSettings {
  settings: SettingsRecord;
  facts: GoingLiveFacts;
  /** A day in IST, `YYYY-MM-DD`. */
  today: string;
}

export const settingsLoader = staffLoader(async ({ db }): Promise<LoadedSettings> => {
  const [settings, facts] = await Promise.all([
    unwrap(db.rpc('get_admin_settings')),
    unwrap(db.rpc('get_going_live')),
  ]);
  return { settings, facts, today: formatDate(Date.now(), 'isoDay') };
});
