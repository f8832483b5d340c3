import type { Quote } from '../ordering/quoteOrder';

/** What the pieces cost before they were reduced, in rupees. */
export const mrpOf = (lines: Quote['lines']): number =>
  lines.reduce((sum, { mrp, quantity }) => sum + mrp * quantity, 0);
