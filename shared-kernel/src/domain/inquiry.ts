/** Subjects of the contact form (spec §5). */
export const contactSubjects: readonly { value: string; label: string }[] = [
  { value: 'order-inquiry', label: 'Order Inquiry' },
  { value: 'product-question', label: 'Product Question' },
  { value: 'return-exchange', label: 'Return or Exchange' },
  { value: 'technical-issue', label: 'Technical Issue' },
  { value: 'partnership', label: 'Partnership' },
  { value: 'feedback', label: 'Feedback' },
  { value: 'other', label: 'Something Else' },
];

/** Pieces and the percent taken off; where two ranges meet, the higher one counts (spec §9, Bulk). */
export const bulkTiers = [
  { value: '50-100', label: '50-100 pieces', from: 50, percent: 5 },
  { value: '100-500', label: '100-500 pieces', from: 100, percent: 10 },
  { value: '500-1000', label: '500-1000 pieces', from: 500, percent: 15 },
  { value: '1000+', label: '1000+ pieces', from: 1000, percent: 20 },
] as const;
