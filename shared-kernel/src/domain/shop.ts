/** `beta` is the spec to the letter; `live` removes the beta furniture (spec §1). */
export type Phase = 'beta' | 'live';

/**
 * The one site configuration: nothing else in the code spells the brand (spec §3 "Site configuration").
 * Amounts are rupees. Fees and thresholds here are the preview; the database charges its own settings.
 */
export const shop = {
  name: 'Tota Darzi',
  tagline: 'Cut from the cloth of India',
  description:
    'Block prints, handlooms, bicycles, brass and beauty: fashion and lifestyle chosen with care and delivered across India.',
  slug: 'totadarzi',
  codePrefix: 'TD',
  launchDate: '2025-10-01T00:00:00+05:30',
  locale: 'en_IN',
  currency: 'INR',
  contact: {
    address: '14 Residency Road, Sadar, Nagpur, Maharashtra 440001, India',
    city: 'Nagpur',
    phone: '+91 712 255 0142',
    email: 'care@totadarzi.example',
    /** Where holes are reported (SECURITY.md). */
    securityEmail: 'security@totadarzi.example',
  },
  businessHours: 'Mon-Sat 9AM-8PM IST',
  sundayHours: '10:00 AM - 6:00 PM IST',
  supportHours: '24/7',
  /** What the E-Commerce Rules 2020 ask a shop to show. Invented: no such company exists. */
  legal: {
    entity: 'Tota Darzi Example Retail Private Limited',
    registeredAddress: '14 Residency Road, Sadar, Nagpur, Maharashtra 440001, India',
    gstin: '27ZZZCZ0000Z1Z1',
    grievanceOfficer: {
      name: 'Meera Deshpande',
      email: 'grievance@totadarzi.example',
      phone: '+91 712 255 0143',
    },
    acknowledgeWithinHours: 48,
    resolveWithin: 'one month',
  },
  emailReplyHours: 24,
  social: {
    instagram: 'https://www.instagram.com/totadarzi',
    facebook: 'https://www.facebook.com/totadarzi',
    youtube: 'https://www.youtube.com/@totadarzi',
    whatsapp: 'https://wa.me/917122550142',
  },
  paymentLabels: ['UPI', 'VISA', 'MC', 'PayPal'],
  freeShippingThreshold: 1000,
  returnPeriodDays: 7,
  minimumAge: 18,
} as const;
