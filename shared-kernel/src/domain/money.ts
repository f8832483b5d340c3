const rupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** Shows rupees the Indian way: `formatRupees(125000)` is `₹1,25,000` (spec §9, locale en_IN). */
export function formatRupees(amount: number): string {
  return `₹${rupees.format(amount)}`;
}
