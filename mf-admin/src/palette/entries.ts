import type { Answer } from '@shop/kernel/data';
import { formatDate, formatRupees } from '@shop/kernel/domain';
import type { Right } from '../access/rights';
import type { AdminIconName } from '../icon/AdminIcon';
import { adminPaths } from '../layout/adminPaths';
import { sections } from '../layout/sections';
import { settingFields } from '../settings/settingFields';
import { actions } from './actions';

/** One line of the search: a page, by whatever it was found. */
export interface Entry {
  label: string;
  detail?: string;
  to: string;
  icon: AdminIconName;
}

export interface EntryGroup {
  title: string;
  entries: Entry[];
}

export type Found = Answer<'search_staff'>;

/** From so many characters on the database is asked. */
export const shortestQuery = 2;

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether each word of the query begins one of the text's. */
const isMeant = (query: string, text: string): boolean => {
  const known = wordsOf(text);
  return wordsOf(query).every((word) => known.some((each) => each.startsWith(word)));
};

/** Sections, settings and actions that a query means; with none, everything that can be done from here. */
export function knownGroups(query: string, may: (right: Right) => boolean): EntryGroup[] {
  const settings = may('settings') && query ? settingFields : [];
  return withEntries([
    {
      title: 'Actions',
      entries: actions
        .filter(({ label, words = '', right }) => may(right) && isMeant(query, `${label} ${words}`))
        .map(({ label, to, icon }) => ({ label, to, icon })),
    },
    {
      title: 'Sections',
      entries: sections
        .filter(({ label, words = '', right }) => may(right) && isMeant(query, `${label} ${words}`))
        .map(({ id, label, icon }) => ({ label, to: adminPaths.section(id), icon })),
    },
    {
      title: 'Settings',
      entries: settings
        .filter(({ label }) => isMeant(query, label))
        .map(({ label, name }) => ({ label, to: adminPaths.setting(name), icon: 'sliders' })),
    },
  ]);
}

/** What the database found. */
export const foundGroups = ({ orders, products, customers }: Found): EntryGroup[] =>
  withEntries([
    {
      title: 'Orders',
      entries: (orders ?? []).map(({ number, name, status, total, placed_at }) => ({
        label: number,
        detail: `${name} · ${status.replaceAll('_', ' ')} · ${formatRupees(total)} · ${formatDate(placed_at, 'tableDay')}`,
        to: adminPaths.order(number),
        icon: 'package',
      })),
    },
    {
      title: 'Products',
      entries: (products ?? []).map(({ id, name, sku, status, price }) => ({
        label: name,
        detail: `${sku} · ${status} · ${formatRupees(price)}`,
        to: adminPaths.product(id),
        icon: 'tag',
      })),
    },
    {
      title: 'Customers',
      entries: (customers ?? []).map(({ id, email, full_name, phone }) => ({
        label: full_name || email,
        detail: [full_name && email, phone].filter(Boolean).join(' · '),
        to: adminPaths.customer(id),
        icon: 'user',
      })),
    },
  ]);

const withEntries = (groups: EntryGroup[]) => groups.filter(({ entries }) => entries.length > 0);
