import type { User } from '@shop/kernel/domain';
import type { LinkRef } from '@shop/kernel/platform';
import { linkTo } from '@shop/kernel/routing';

interface AccountLink {
  label: string;
  to: LinkRef;
  isNew?: boolean;
}

const everybody: AccountLink[] = [
  { label: 'Orders', to: linkTo('profile', { tab: 'orders' }) },
  { label: 'Wishlist', to: linkTo('wishlist') },
  { label: 'Gift Cards', to: linkTo('gift-cards') },
  { label: 'Contact Us', to: linkTo('contact') },
  { label: 'Insider', to: linkTo('insider'), isNew: true },
  { label: 'Credit', to: linkTo('credit') },
  { label: 'Coupons', to: linkTo('coupons') },
  { label: 'Saved Cards', to: linkTo('saved-cards') },
  { label: 'Saved VPA', to: linkTo('saved-vpa') },
  { label: 'Saved Addresses', to: linkTo('saved-addresses') },
  { label: 'Edit Profile', to: linkTo('profile') },
];

/** Pages of a signed-in shopper; the dashboard's link is for admins (spec §2, Header; spec §6). */
export const accountLinks = ({ role }: Pick<User, 'role'>): AccountLink[] =>
  role === 'admin' ? [{ label: 'Admin Dashboard', to: linkTo('admin') }, ...everybody] : everybody;
