import type { Answer } from '@shop/kernel/data';

export type SettingsRecord = Answer<'get_admin_settings'>;
/** Commission of orders from so many rupees on, in percent. */
export type Tier = SettingsRecord['tiers'][number];

/** What the form shows for express before anybody has saved; shoppers pay 150 until then (spec §9, adr 0013). */
const unsavedExpress = 100;

export const shownExpress = ({ saved_at, express_shipping }: SettingsRecord): number =>
  saved_at === null ? unsavedExpress : express_shipping;
