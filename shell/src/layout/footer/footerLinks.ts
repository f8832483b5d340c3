import { links } from '@shop/kernel/routing';

interface FooterColumn {
  heading: string;
  links: { label: string; to: string }[];
}

/** Quick links and customer service (spec §2, Footer). */
export const footerColumns: FooterColumn[] = [
  {
    heading: 'Quick Links',
    links: [
      { label: 'About Us', to: links.about() },
      { label: 'New Arrivals', to: links.newArrivals() },
      { label: 'Gift Cards', to: links.giftCards() },
      { label: 'Coupons', to: links.coupons() },
      { label: 'Insider', to: links.insider() },
      { label: 'Affiliate Program', to: links.affiliateProgram() },
      { label: 'Bulk Orders', to: links.bulkOrders() },
      { label: 'Become a Vendor', to: links.vendorSignup() },
    ],
  },
  {
    heading: 'Customer Service',
    links: [
      { label: 'Help Centre', to: links.help() },
      { label: 'Track Order', to: links.trackOrder() },
      { label: 'Returns', to: links.returns() },
      { label: 'Shipping', to: links.shipping() },
      { label: 'Size Guide', to: links.sizeGuide() },
      { label: 'Contact Us', to: links.contact() },
    ],
  },
];

export const legalLinks: FooterColumn['links'] = [
  { label: 'Privacy Policy', to: links.privacyPolicy() },
  { label: 'Terms of Service', to: links.termsOfService() },
  { label: 'Refund Policy', to: links.refundPolicy() },
];
