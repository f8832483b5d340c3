interface Field {
  name: string;
  label: string;
  hint?: string;
  min?: number;
  max?: number;
}

export const feeFields = [
  { name: 'standard_shipping', label: 'Standard shipping (₹)' },
  { name: 'express_shipping', label: 'Express shipping (₹)' },
  {
    name: 'free_shipping_above',
    label: 'Free shipping above (₹)',
    hint: 'Strictly above; the exact sum still pays.',
  },
  { name: 'platform_fee', label: 'Platform fee (₹)' },
] as const satisfies readonly Field[];

export const ruleFields = [
  { name: 'gst_percent', label: 'GST (%)', max: 100 },
  { name: 'cod_limit', label: 'Cash on delivery below (₹)', hint: 'Strictly below.' },
  {
    name: 'return_days',
    label: 'Return period (days)',
    min: 2,
    max: 365,
    hint: 'Two days at least: so long a fault can be reported.',
  },
] as const satisfies readonly Field[];

export const dateFields = [
  { name: 'launch_on', label: 'Day of the launch', hint: 'What counts down to it hides afterwards.' },
  { name: 'sale_ends_on', label: 'Last day of the sale', hint: 'Empty: pages say nothing of its end.' },
] as const satisfies readonly Field[];

const choiceFields = [
  { name: 'phase', label: 'Phase' },
  { name: 'tax_mode', label: 'GST in the live shop' },
] as const satisfies readonly Field[];

/** Everything that the settings page asks for, by the names of the database. */
export const settingFields = [...feeFields, ...ruleFields, ...choiceFields, ...dateFields];

export type SettingName = (typeof settingFields)[number]['name'];
export type NumberName = (typeof feeFields | typeof ruleFields)[number]['name'];
export const settingNames: readonly SettingName[] = settingFields.map(({ name }) => name);
