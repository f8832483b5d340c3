import fc from 'fast-check';
import vectors from '../../../shared-kernel/src/domain/inquiry.vectors.json';
import { cleanField, cleanFields, fieldError, fieldErrors, type FieldRules } from './fieldRules';
import { inquiryRules } from './inquiryRules';

interface Vector {
  form: string;
  field: string;
  value?: string;
  repeat?: (string | number)[];
  valid: boolean;
}

const rulesOf = (form: string) => inquiryRules[form as keyof typeof inquiryRules] as FieldRules<string>;
const valueOf = ({ value, repeat }: Vector) => value ?? String(repeat?.[0]).repeat(Number(repeat?.[1]));

test.each(
  (vectors as Vector[]).map((vector) => [vector.form, vector.field, valueOf(vector).slice(0, 40), vector]),
)('%s %s: %j', (form, field, _start, vector) => {
  const rule = rulesOf(form)[field]!;
  const error = fieldError(rule, cleanField(rule, valueOf(vector)));
  if (vector.valid) expect(error).toBeUndefined();
  else expect(error).toEqual(expect.stringMatching(/\S/));
});

test('names every wrong field at once', () => {
  const typed = { name: ' ', email: 'x', subject: '', message: '' };
  const values = cleanFields(inquiryRules.contact, typed);
  expect(Object.keys(fieldErrors(inquiryRules.contact, values))).toEqual([
    'name',
    'email',
    'subject',
    'message',
  ]);
});

test('takes mobile numbers as people write them', () => {
  const rule = inquiryRules.bulk.phone;
  for (const typed of [
    '+91 98765 43210',
    '098765-43210',
    ' 9876543210 ',
    '91 98765 43210',
    '(98765) 43.210',
  ]) {
    expect(fieldError(rule, cleanField(rule, typed))).toBeUndefined();
  }
});

test('says of a number what it looks like, and not how long it may be', () => {
  expect(fieldError(inquiryRules.bulk.phone, '98765432109')).toBe('Enter a 10-digit Indian mobile number');
  expect(fieldError(inquiryRules.vendor.gstNumber, '27AAPFU0939F1ZVX')).toContain('15 characters');
});

test('takes a GST number with the dashes and blanks of a certificate', () => {
  const rule = inquiryRules.vendor.gstNumber;
  expect(cleanField(rule, '27-aapfu 0939f-1zv')).toBe('27AAPFU0939F1ZV');
  expect(fieldError(rule, cleanField(rule, '27-aapfu 0939f-1zv'))).toBeUndefined();
});

test('blanks alone are no value, cleaned or not', () => {
  const { name, message } = inquiryRules.contact;
  for (const typed of ['', ' ', '\t', '\u00a0\n']) {
    expect([fieldError(name, typed), fieldError(message, typed)]).toEqual([name.missing, message.missing]);
  }
});

test('cleaning twice is cleaning once, and never makes a wrong value of a right one', () => {
  const rules = Object.values({ ...inquiryRules.contact, ...inquiryRules.vendor });
  fc.assert(
    fc.property(fc.constantFrom(...rules), fc.string({ unit: 'binary', maxLength: 60 }), (rule, typed) => {
      const once = cleanField(rule, typed);
      expect(cleanField(rule, once)).toBe(once);
      if (fieldError(rule, typed) === undefined) expect(fieldError(rule, once)).toBeUndefined();
    }),
    { numRuns: 300 },
  );
});
