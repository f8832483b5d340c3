import type { LinkRef } from '@shop/kernel/platform';
import { linkTo } from '@shop/kernel/routing';

export interface FooterColumn {
  heading: string;
  links: { label: string; to: LinkRef }[];
}

/** Quick links and customer service (spec §2, Footer). */
export const footerColumns: FooterColumn[] = [
  {
    heading: 'Quick Links',
    links: [
      { label: 'About Us', to: linkTo('about') },
      { label: 'New Arrivals', to: linkTo('new-arrivals') },
      { label: 'Gift Cards', to: linkTo('gift-cards') },
      { label: 'Coupons', to: linkTo('coupons') },
      { label: 'Insider', to: linkTo('insider') },
      { label: 'Affiliate Program', to: linkTo('affiliate-program') },
      { label: 'Bulk Orders', to: linkTo('bulk-orders') },
      { label: 'Become a Vendor', to: linkTo('vendor-signup') },
    ],
  },
  {
    heading: 'Customer Service',
    links: [
      { label: 'Help Centre', to: linkTo('help') },
      { label: 'Track Order', to: linkTo('track-order') },
      { label: 'Returns', to: linkTo('returns') },
      { label: 'Shipping', to: linkTo('shipping') },
      { label: 'Size Guide', to: linkTo('size-guide') },
      { label: 'Contact Us', to: linkTo('contact') },
    ],
  },
];

export const legalLinks: FooterColumn['links'] = [
  { label: 'Privacy Policy', to: linkTo('privacy-policy') },
  { label: 'Terms of Service', to: linkTo('terms-of-service') },
  { label: 'Refund Policy', to: linkTo('refund-policy') },
];
