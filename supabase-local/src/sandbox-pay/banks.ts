/** Banks of the net banking list, with the codes the API names them by; in the test all of them answer alike. */
export const banks = [
  { code: 'SBIN', name: 'State Bank of India' },
  { code: 'HDFC', name: 'HDFC Bank' },
  { code: 'ICIC', name: 'ICICI Bank' },
  { code: 'UTIB', name: 'Axis Bank' },
  { code: 'KKBK', name: 'Kotak Mahindra Bank' },
  { code: 'PUNB_R', name: 'Punjab National Bank' },
  { code: 'BARB_R', name: 'Bank of Baroda' },
  { code: 'CNRB', name: 'Canara Bank' },
] as const;
