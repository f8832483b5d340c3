import { formatDate, formatRupees, lookUp } from '@shop/kernel/domain';
import { settingFields, type SettingName, settingNames } from './settingFields';
import type { SettingsRecord } from './settingsRecord';

export interface SettingChange {
  name: SettingName;
  label: string;
  /** As texts of forms: numbers in figures, days as `2027-02-01`, nothing as ''. */
  from: string;
  to: string;
}

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value));

/**
 * What somebody has changed: of the fields they touched those that say something else than the database. What a form shows
 * but nobody touched is never sent, so no save writes what its author has not seen change.
 */
export function settingChanges(
  saved: SettingsRecord,
  form: Partial<Record<string, string>>,
  touched: ReadonlySet<string>,
): SettingChange[] {
  // Who opens the shop says what prices mean, also where that is what the database has had all along.
  const goesLive = saved.phase === 'beta' && form.phase === 'live';
  return settingFields
    .filter(({ name }) => touched.has(name) && form[name] !== undefined)
    .map(({ name, label }) => ({ name, label, from: textOf(saved[name]), to: form[name] ?? '' }))
    .filter(({ name, from, to }) => from !== to || (goesLive && name === 'tax_mode'));
}

const choices: Partial<Record<string, string>> = {
  beta: 'Beta',
  live: 'Live',
  added: 'Comes on top of prices',
  included: 'Is included in prices',
};

const isName = (name: string): name is SettingName => settingNames.some((each) => each === name);

/** What a setting is called where people read of it. */
export const settingLabel = (name: string): string =>
  isName(name)
    ? (settingFields.find((field) => field.name === name)?.label ?? name).replace(/ \(.\)$/, '')
    : name;

/** A value with its unit, as people read it. */
export function settingText(name: string, value: unknown): string {
  const text = textOf(value);
  if (text === '') return 'none';
  const label = settingFields.find((field) => field.name === name)?.label ?? '';
  if (label.endsWith('(₹)')) return /^\d+$/.test(text) ? formatRupees(Number(text)) : text;
  if (label.endsWith('(%)')) return `${text}%`;
  if (label.endsWith('(days)')) return text === '1' ? '1 day' : `${text} days`;
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDate(`${text}T00:00:00+05:30`, 'tableDay');
  return lookUp(choices, text) ?? text;
}

/** A setting with the value that it has now. */
export const settingChange = (name: string, value: unknown): string =>
  `${settingLabel(name)} to ${settingText(name, value)}`;
