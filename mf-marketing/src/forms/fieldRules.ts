import { formatCount, lookUp, readAddress, readGstin } from '@shop/kernel/domain';

/** What one field of a public form may hold. The database checks the same (`private.read_fields`). */
export interface FieldRule {
  required: boolean;
  /** Characters, counted as people see them and not as UTF-16 units. */
  max: number;
  kind: 'line' | 'text' | 'email' | 'mobile' | 'gstin' | 'url' | readonly string[];
  /** Said when a required field is empty. */
  missing: string;
}

export type FieldRules<Field extends string> = Readonly<Record<Field, FieldRule>>;
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

const emailShape =
  /^[A-Za-z0-9.!#$%&'*+/=?^_{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/;
const urlShape =
  /^https?:\/\/[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+(?::\d{1,5})?(?:[/?#][^\s<>"]*)?$/;
// Control characters would break mails, labels and exports; a text may have line breaks and tabs.
// oxlint-disable-next-line no-control-regex
const controls = { line: /[\u0000-\u001f\u007f]/, text: /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/ };

const complaints = {
  line: 'Use letters, digits and ordinary signs only',
  text: 'Use letters, digits and ordinary signs only',
  email: 'Enter an e-mail address such as asha@example.com',
  mobile: 'Enter a 10-digit Indian mobile number',
  gstin: 'Enter the 15 characters of the GST number as on the certificate',
  url: 'Enter a web address that starts with http:// or https://',
} as const;

const checks: Record<keyof typeof complaints, (value: string) => boolean> = {
  line: (value) => !controls.line.test(value),
  text: (value) => !controls.text.test(value),
  email: (value) => emailShape.test(value),
  mobile: (value) => /^[6-9]\d{9}$/.test(value),
  gstin: (value) => readGstin(value) === value,
  url: (value) => urlShape.test(value),
};

/** As addresses have it: one reading for the whole shop. */
function readMobile(typed: string): string {
  const fields = new FormData();
  fields.set('phone', typed);
  return readAddress(fields).typed.phone;
}

/**
 * What people type, as it is stored: trimmed; a mobile number as its ten digits; a GST number in capitals,
 * without blanks and hyphens.
 */
export function cleanField({ kind }: Pick<FieldRule, 'kind'>, typed: string): string {
  const value = typed.trim();
  if (kind === 'mobile') return readMobile(value);
  if (kind === 'gstin') return value.replace(/[\s-]/g, '').toUpperCase();
  return value;
}

/** What is wrong with one value, or nothing. Blanks alone are no value. */
export function fieldError({ required, max, kind, missing }: FieldRule, value: string): string | undefined {
  if (value.trim() === '') return required ? missing : undefined;
  // Of a number people read what it looks like, and not how long it may be.
  const isNumber = kind === 'mobile' || kind === 'gstin';
  if (!isNumber && [...value].length > max) return `Use at most ${formatCount(max)} characters`;
  if (typeof kind !== 'string') return kind.includes(value) ? undefined : missing;
  return checks[kind](value) ? undefined : complaints[kind];
}

/** Cleans every field of a form. */
export function cleanFields<Field extends string>(
  rules: FieldRules<Field>,
  typed: Readonly<Record<Field, string>>,
): Record<Field, string> {
  const cleaned = Object.entries<FieldRule>(rules).map(([field, rule]) => [
    field,
    cleanField(rule, lookUp(typed, field) ?? ''),
  ]);
  return Object.fromEntries(cleaned) as Record<Field, string>;
}

/** What is wrong, field by field; empty when the form can be sent. Expects cleaned values. */
export function fieldErrors<Field extends string>(
  rules: FieldRules<Field>,
  values: Readonly<Record<Field, string>>,
): FieldErrors<Field> {
  const errors = Object.entries<FieldRule>(rules).flatMap(([field, rule]) => {
    const error = fieldError(rule, lookUp(values, field) ?? '');
    return error ? [[field, error]] : [];
  });
  return Object.fromEntries(errors) as FieldErrors<Field>;
}
