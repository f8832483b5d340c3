import type { Fit } from './toReview';

/** What buyers can say of the fit, in order. */
export const fits: readonly { value: Fit; label: string; words: string }[] = [
  { value: 'small', label: 'Runs small', words: 'it runs small' },
  { value: 'true', label: 'True to size', words: 'true to size' },
  { value: 'large', label: 'Runs large', words: 'it runs large' },
];

export const fitLabel = (fit: Fit): string => fits.find(({ value }) => value === fit)?.label ?? '';
