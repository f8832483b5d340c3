import { formatCount, formatDate, formatRupees, lookUp } from '@shop/kernel/domain';
import { counted } from '../counted/counted';
import { settingLabel, settingText } from '../settings/settingChanges';
import { stateText } from '../states/stateText';

type Fields = Readonly<Record<string, unknown>>;

/** Of all kinds of entries; `value` is money or percent, as the entry's other fields say. */
const rupees = new Set([
  ...['amount', 'due', 'price', 'original_price', 'min_order', 'max_discount', 'min_amount', 'counted'],
  ...['refund_limit', 'payout_limit', 'tds_threshold', 'low_up_to'],
]);

const labels: Readonly<Record<string, string>> = {
  lines: 'Pieces',
  due: 'To pay',
  images: 'Pictures',
  variants: 'Sizes and stock',
  hsn: 'Tariff heading',
  tds_percent: 'TDS in percent',
  tds_threshold: 'TDS from',
  value: 'Worth',
};

const day = /^\d{4}-\d\d-\d\d$/;
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a value is an id that nobody knows anything by. */
export const isBareId = (value: unknown): boolean => typeof value === 'string' && id.test(value);

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a field of an entry is called: `Original price`. */
export function fieldLabel(field: string): string {
  const setting = settingLabel(field);
  return setting === field ? (lookUp(labels, field) ?? stateText(field)) : setting;
}

/** A value of an entry as people write it, with its unit. `entry` has the other fields. */
export function valueText(field: string, value: unknown, entry: Fields = {}): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (settingLabel(field) !== field) return settingText(field, value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return numberText(field, value, entry);
  if (typeof value === 'string') return wordsOf(field, value);
  if (Array.isArray(value)) return listText(field, value);
  return Object.entries(value)
    .filter(([, part]) => part !== null && part !== '')
    .map(([name, part]) => `${fieldLabel(name).toLowerCase()} ${valueText(name, part)}`)
    .join(', ');
}

function numberText(field: string, value: number, entry: Fields): string {
  if (rupees.has(field)) return formatRupees(value);
  if (field === 'value') {
    const worth = entry.kind ?? entry.type;
    if (worth === 'amount' || worth === 'order_amount' || worth === 'flat') return formatRupees(value);
    return worth === undefined || worth === 'shipping' ? formatCount(value) : `${value}%`;
  }
  return field.endsWith('percent')
    ? `${value}%`
    : Number.isInteger(value)
      ? formatCount(value)
      : String(value);
}

/** States are written as the database calls them; other texts are somebody's own. */
function wordsOf(field: string, value: string): string {
  if (['state', 'status', 'kind', 'scope', 'audience'].includes(field)) return stateText(value);
  if (day.test(value)) return formatDate(`${value}T00:00:00+05:30`, 'tableDay');
  return moment.test(value) ? formatDate(value, 'moment') : value;
}

/** What each of a list is called by, if all of them are; else how many there are. */
function listText(field: string, list: readonly unknown[]): string {
  if (list.length === 0) return 'none';
  const pieces = list.map((part) => (isFields(part) ? Number(part.quantity) : Number.NaN));
  const names = list.map((part) => (isFields(part) ? partName(part) : isBareId(part) ? '' : String(part)));
  if (names.every(Boolean)) return names.join(', ');
  if (pieces.every((quantity) => quantity > 0))
    return counted(
      pieces.reduce((sum, quantity) => sum + quantity, 0),
      'piece',
    );
  return field === 'images' ? counted(list.length, 'picture') : counted(list.length, 'entry', 'entries');
}

function partName(part: Fields): string {
  if (typeof part.percent === 'number' && typeof part.from_amount === 'number')
    return `${part.percent}% from ${formatRupees(part.from_amount)}`;
  const name = [part.name, part.title, part.label, part.size].find((each) => typeof each === 'string') ?? '';
  if (name === '') return '';
  if (typeof part.quantity === 'number') return `${formatCount(part.quantity)} × ${name}`;
  if (typeof part.stock === 'number') return `${name}: ${formatCount(part.stock)}`;
  return isFields(part.measures) ? `${name}: ${valueText('measures', part.measures)}` : name;
}
