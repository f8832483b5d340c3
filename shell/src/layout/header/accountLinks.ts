import type { User } from '@shop/kernel/domain';
import { links } from '@shop/kernel/routing';

interface AccountLink {
  label: string;
  to: string;
  isNew?: boolean;
}

const everybody: AccountLink[] = [
  { label: 'Orders', to: links.profile('orders') },
  { label: 'Wishlist', to: links.wishlist() },
  { label: 'Gift Cards', to: links.giftCards() },
  { label: 'Contact Us', to: links.contact() },
  { label: 'Insider', to: links.insider(), isNew: true },
  { label: 'Credit', to: links.credit() },
  { label: 'Coupons', to: links.coupons() },
  { label: 'Saved Cards', to: links.savedCards() },
  { label: 'Saved VPA', to: links.savedVpa() },
  { label: 'Saved Addresses', to: links.savedAddresses() },
  { label: 'Edit Profile', to: links.profile() },
];

/** Pages of a signed-in shopper; the dashboard's link is for admins (spec §2, Header; spec §6). */
export const accountLinks = ({ role }: Pick<User, 'role'>): AccountLink[] =>
  role === 'admin' ? [{ label: 'Admin Dashboard', to: links.adminPage() }, ...everybody] : everybody;
