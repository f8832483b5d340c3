import type { IconName } from '@shop/ui';

interface Section {
  /** Last part of its address; empty for the first. */
  id: string;
  label: string;
  icon: IconName;
}

/** The tabs of spec §2, Admin dashboard, and those that running a shop needs besides. */
export const sections: readonly Section[] = [
  { id: '', label: 'Overview', icon: 'grid' },
  { id: 'products', label: 'Products', icon: 'tag' },
  { id: 'types', label: 'Types', icon: 'list' },
  { id: 'orders', label: 'Orders', icon: 'package' },
  { id: 'users', label: 'Users', icon: 'user' },
  { id: 'affiliates', label: 'Affiliates', icon: 'share' },
  { id: 'inquiries', label: 'Inquiries', icon: 'mail' },
  { id: 'reviews', label: 'Reviews', icon: 'star' },
  { id: 'coupons', label: 'Coupons', icon: 'gift' },
  { id: 'looks', label: 'Looks', icon: 'heart' },
  { id: 'delivery', label: 'Delivery', icon: 'map-pin' },
  { id: 'taxes', label: 'Taxes', icon: 'wallet' },
  { id: 'settings', label: 'Settings', icon: 'scale' },
  { id: 'releases', label: 'Releases', icon: 'truck' },
  { id: 'activity', label: 'Activity', icon: 'clock' },
];
