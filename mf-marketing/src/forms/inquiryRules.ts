import { bulkTiers, contactSubjects } from '@shop/kernel/domain';
import type { FieldRule, FieldRules } from './fieldRules';

interface Choice {
  value: string;
  label: string;
}

const valuesOf = (choices: readonly Choice[]) => choices.map(({ value }) => value);

/** What businesses order in bulk (spec §9, Bulk). */
export const bulkCategories: readonly Choice[] = [
  { value: 'men', label: 'Men' },
  { value: 'women', label: 'Women' },
  { value: 'kids', label: 'Kids' },
  { value: 'toys-bicycles', label: 'Cycles & Bikes, Toys' },
  { value: 'imitation-jewellery', label: 'Imitation Jewellery' },
  { value: 'anime', label: 'Anime' },
  { value: 'mixed', label: 'A mix of several' },
];

/** Kinds of vendors (spec §9, Vendor). */
export const businessTypes: readonly Choice[] = [
  { value: 'manufacturer', label: 'Manufacturer' },
  { value: 'wholesaler', label: 'Wholesaler' },
  { value: 'retailer', label: 'Retailer' },
  { value: 'brand', label: 'Brand' },
  { value: 'individual', label: 'Individual maker' },
];

/** Years in business (spec §9, Vendor). */
export const vendorExperience: readonly Choice[] = [
  { value: '0-1', label: 'Less than a year' },
  { value: '1-3', label: '1-3 years' },
  { value: '3-5', label: '3-5 years' },
  { value: '5-10', label: '5-10 years' },
  { value: '10+', label: 'More than 10 years' },
];

const line = (missing: string, max: number): FieldRule => ({ required: true, max, kind: 'line', missing });
const choice = (missing: string, choices: readonly Choice[]): FieldRule => ({
  required: true,
  max: 40,
  kind: valuesOf(choices),
  missing,
});
const optional = (kind: 'text' | 'gstin' | 'url', max: number): FieldRule => ({
  required: false,
  max,
  kind,
  missing: '',
});
const email: FieldRule = { required: true, max: 254, kind: 'email', missing: 'Enter your e-mail address' };
const mobile: FieldRule = { required: true, max: 10, kind: 'mobile', missing: 'Enter your mobile number' };

const contact = {
  name: line('Enter your name', 100),
  email,
  subject: choice('Choose a subject', contactSubjects),
  message: { required: true, max: 4000, kind: 'text', missing: 'Write your message' },
} satisfies Record<string, FieldRule>;

const bulk = {
  companyName: line('Enter the name of your company', 120),
  contactPerson: line('Enter the name of the person we should ask for', 100),
  email,
  phone: mobile,
  productCategory: choice('Choose what you would like to order', bulkCategories),
  quantity: choice('Choose a quantity', bulkTiers),
  message: optional('text', 4000),
} satisfies Record<string, FieldRule>;

const vendor = {
  businessName: line('Enter the name of your business', 120),
  contactPerson: line('Enter the name of the person we should ask for', 100),
  email,
  phone: mobile,
  businessType: choice('Choose what describes you best', businessTypes),
  gstNumber: optional('gstin', 15),
  address: { required: true, max: 300, kind: 'text', missing: 'Enter your business address' },
  productCategories: line('Say what you make or sell', 200),
  experience: choice('Choose how long you have been in business', vendorExperience),
  website: optional('url', 300),
  message: optional('text', 4000),
} satisfies Record<string, FieldRule>;

export type ContactField = keyof typeof contact;
export type BulkField = keyof typeof bulk;
export type VendorField = keyof typeof vendor;

/** Rules of the public forms (spec §3, §5). SQL has the same; both run `inquiry.vectors.json`. */
export const inquiryRules: {
  contact: FieldRules<ContactField>;
  bulk: FieldRules<BulkField>;
  vendor: FieldRules<VendorField>;
} = { contact, bulk, vendor };

/** The rule of an e-mail address wherever a visitor gives one. */
export const emailRule: FieldRule = email;
