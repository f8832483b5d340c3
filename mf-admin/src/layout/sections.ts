import type { IconName } from '@shop/ui';
import type { Right } from '../access/rights';

interface Section {
  /** Last part of its address; empty for the first. */
  id: string;
  label: string;
  icon: IconName;
  /** Whoever lacks it does not see the section. */
  right: Right;
}

/** The tabs of spec §2, Admin dashboard, and those that running a shop needs besides. */
export const sections: readonly Section[] = [
  { id: '', label: 'Overview', icon: 'grid', right: 'overview' },
  { id: 'products', label: 'Products', icon: 'tag', right: 'catalogue' },
  { id: 'types', label: 'Types', icon: 'list', right: 'catalogue' },
  { id: 'orders', label: 'Orders', icon: 'package', right: 'orders_read' },
  { id: 'users', label: 'Users', icon: 'user', right: 'customers' },
  { id: 'affiliates', label: 'Affiliates', icon: 'share', right: 'finance' },
  { id: 'inquiries', label: 'Inquiries', icon: 'mail', right: 'support' },
  { id: 'reviews', label: 'Reviews', icon: 'star', right: 'reviews' },
  { id: 'coupons', label: 'Coupons', icon: 'gift', right: 'promotions' },
  { id: 'looks', label: 'Looks', icon: 'heart', right: 'catalogue' },
  { id: 'delivery', label: 'Delivery', icon: 'map-pin', right: 'settings' },
  { id: 'taxes', label: 'Taxes', icon: 'wallet', right: 'settings' },
  { id: 'settings', label: 'Settings', icon: 'scale', right: 'settings' },
  { id: 'releases', label: 'Releases', icon: 'truck', right: 'releases' },
  { id: 'activity', label: 'Activity', icon: 'clock', right: 'log' },
];
