/** Business days until a refund arrives (spec §9, Returns). */
const account = '3-5';
const card = '5-7';
const cash = '7-10';

/** Days and hours that several pages promise (spec §9). Amounts and the return window are shop settings. */
export const serviceTerms = {
  dispatchHours: 24,
  deliveryAttempts: 3,
  standardDays: '3-5 business days',
  expressDays: '1-2 business days',
  /** By place: business days after dispatch. */
  deliveryByPlace: [
    { place: 'Metro cities', example: 'Delhi, Mumbai, Bengaluru, Chennai, Kolkata, Hyderabad', days: '1-2' },
    { place: 'Tier 1 cities', example: 'Pune, Jaipur, Indore, Kochi, Lucknow, Surat', days: '2-3' },
    { place: 'Other towns', example: 'Most PIN codes of India', days: '3-5' },
  ],
  remoteExtraDays: '1-2',
  cancelHours: 1,
  emiAbove: 3000,
  defectHours: 48,
  refundDays: '5-7 business days',
  /** Business days until a refund arrives, by how the order was paid. */
  refundByPayment: [
    { method: 'UPI and net banking', days: account, note: 'to the account you paid from' },
    { method: 'Credit and debit cards', days: card, note: 'to the same card' },
    { method: 'Wallets', days: '2-3', note: 'to the same wallet' },
    {
      method: 'Cash on delivery',
      days: cash,
      note: 'by bank transfer to your UPI ID, or as store credit at once',
    },
  ],
  /** The same by the channel of an online payment, and for cash. */
  refundWithin: {
    upi: `${account} business days`,
    netbanking: `${account} business days`,
    card: `${card} business days`,
    cash: `${cash} business days`,
  },
  notReturnable: ['intimate wear', 'customised items', 'gift cards'],
  bulkReplyHours: 24,
  vendorReviewDays: '3-5 business days',
  /** What we keep of a sale in percent, by department (spec §9, Vendor). */
  vendorCommission: [
    { department: 'Fashion', percent: '8-12%' },
    { department: 'Electronics', percent: '5-8%' },
    { department: 'Home & Living', percent: '10-15%' },
    { department: 'Toys', percent: '12-18%' },
  ],
} as const;
