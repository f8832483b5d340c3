import { percentile } from '../percentile';

/** The median of some figures, and between which they lie. */
export const spreadOf = (figures: number[]): string => {
  const [median, lowest, highest] = [0.5, 0, 1].map((share) => percentile(figures, share));
  return `${median} (${lowest}–${highest})`;
};
