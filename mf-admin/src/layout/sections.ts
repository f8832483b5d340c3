import type { Right } from '../access/rights';
import type { AdminIconName } from '../icon/AdminIcon';

export interface Section {
  /** Last part of its address; empty for the first. */
  id: string;
  label: string;
  icon: AdminIconName;
  group: keyof typeof groupLabels;
  /** Who may not do this is not shown the section. */
  right: Right;
  /** Opens it after `g`, outside of fields. */
  key?: string;
  /** What people look for who do not know its name. */
  words?: string;
}

/** Groups of the navigation in their order; the first stands without its label. */
export const groupLabels = {
  shop: 'Shop',
  sales: 'Sales',
  money: 'Money',
  catalogue: 'Catalogue',
  service: 'Service',
  rules: 'Rules',
  system: 'System',
} as const;

/** The tabs of spec §2, Admin dashboard, first; after them those that running a shop needs besides. */
export const sections: readonly Section[] = [
  {
    ...{ id: '', label: 'Overview', icon: 'chart', group: 'shop', right: 'overview', key: 'v' },
    words: 'home dashboard figures revenue sales chart',
  },
  {
    ...{ id: 'products', label: 'Products', icon: 'bag', group: 'shop', right: 'catalogue', key: 'p' },
    words: 'stock prices catalogue variants',
  },
  {
    ...{ id: 'users', label: 'Users', icon: 'user', group: 'shop', right: 'customers', key: 'u' },
    words: 'customers accounts shoppers block',
  },
  {
    ...{ id: 'affiliates', label: 'Affiliates', icon: 'share', group: 'shop', right: 'finance', key: 'a' },
    words: 'commissions payouts referrals tds',
  },
  {
    ...{ id: 'settings', label: 'Settings', icon: 'sliders', group: 'shop', right: 'settings', key: 's' },
    words: 'fees shipping gst cash limit return days launch sale phase',
  },
  {
    ...{ id: 'orders', label: 'Orders', icon: 'package', group: 'sales', right: 'orders_read', key: 'o' },
    words: 'parcels returns refunds ship',
  },
  {
    ...{ id: 'coupons', label: 'Coupons', icon: 'gift', group: 'sales', right: 'promotions', key: 'c' },
    words: 'discount code',
  },
  {
    ...{ id: 'promotions', label: 'Promotions', icon: 'tag', group: 'sales', right: 'promotions', key: 'm' },
    words: 'automatic discount buy get free offer campaign sale stacking',
  },
  {
    ...{ id: 'cash', label: 'Cash desk', icon: 'wallet', group: 'money', right: 'finance', key: 'h' },
    words: 'remittances courier cash on delivery cod open',
  },
  {
    ...{ id: 'approvals', label: 'Approvals', icon: 'check', group: 'money', right: 'finance', key: 'w' },
    words: 'refunds payouts second person limits tds',
  },
  {
    ...{ id: 'gst', label: 'GST', icon: 'scale', group: 'money', right: 'finance', key: 'b' },
    words: 'gstr-1 month return tax report hsn b2cs',
  },
  {
    ...{ id: 'types', label: 'Types', icon: 'list', group: 'catalogue', right: 'catalogue', key: 't' },
    words: 'attributes sizes synonyms categories pictures covers',
  },
  {
    ...{ id: 'looks', label: 'Looks', icon: 'heart', group: 'catalogue', right: 'catalogue', key: 'l' },
    words: 'sets complete the look together',
  },
  {
    ...{ id: 'collections', label: 'Collections', icon: 'grid', group: 'catalogue', right: 'catalogue' },
    words: 'pages rule by hand season festive',
  },
  {
    ...{ id: 'inquiries', label: 'Inquiries', icon: 'mail', group: 'service', right: 'support', key: 'i' },
    words: 'messages contact bulk vendors reply complaints grievances',
  },
  {
    ...{ id: 'reviews', label: 'Reviews', icon: 'star', group: 'service', right: 'reviews', key: 'r' },
    words: 'ratings photos moderation',
  },
  {
    ...{ id: 'mail', label: 'Mail', icon: 'paper-plane', group: 'service', right: 'support' },
    words: 'outbox failed bounced complained retry delivery',
  },
  {
    ...{ id: 'delivery', label: 'Delivery', icon: 'map-pin', group: 'rules', right: 'settings', key: 'd' },
    words: 'zones pin codes courier express',
  },
  {
    ...{ id: 'taxes', label: 'Taxes', icon: 'percent', group: 'rules', right: 'settings', key: 'x' },
    words: 'gst hsn seller invoice gstin',
  },
  {
    ...{ id: 'going-live', label: 'Going live', icon: 'flag', group: 'rules', right: 'settings', key: 'n' },
    words: 'open launch checklist phase beta dark patterns',
  },
  {
    ...{ id: 'staff', label: 'Staff', icon: 'shield', group: 'system', right: 'staff', key: 'f' },
    words: 'roles rights invite colleagues owner admin',
  },
  {
    ...{ id: 'status', label: 'Status', icon: 'pulse', group: 'system', right: 'overview' },
    words: 'health queues database sweep backup web servers runbook',
  },
  {
    ...{ id: 'releases', label: 'Releases', icon: 'layers', group: 'system', right: 'releases', key: 'e' },
    words: 'versions trial rollback',
  },
  {
    ...{ id: 'activity', label: 'Activity', icon: 'clock', group: 'system', right: 'log', key: 'y' },
    words: 'log audit history undo who',
  },
];
