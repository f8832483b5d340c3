import type { Answer } from '@shop/kernel/data';

/** How one version of a remote did in one slot of time. A rate or a p75 is `null` where nothing was measured. */
export interface Figures {
  /** Beginning of the slot (ISO). */
  slot: string;
  remote: string;
  version: string;
  views: number;
  visits: number;
  failedVisits: number;
  answers: number;
  failedAnswers: number;
  errorsPerThousand: number | null;
  /** Milliseconds. */
  lcp: number | null;
  /** Milliseconds. */
  inp: number | null;
}

export const toFigures = (row: Answer<'get_release_figures'>[number]): Figures => ({
  slot: row.slot,
  remote: row.remote,
  version: row.version,
  views: row.views,
  visits: row.visits,
  failedVisits: row.failed_visits,
  answers: row.answers,
  failedAnswers: row.failed_answers,
  errorsPerThousand: row.errors_per_thousand,
  lcp: row.lcp_p75,
  inp: row.inp_p75,
});

/** A measure that is shown over time. */
export interface Measure {
  key: 'views' | 'errorsPerThousand' | 'lcp' | 'inp';
  label: string;
  unit: '' | 'ms';
}

export const measures: readonly Measure[] = [
  { key: 'views', label: 'Views', unit: '' },
  { key: 'errorsPerThousand', label: 'Errors / 1,000', unit: '' },
  { key: 'lcp', label: 'LCP p75', unit: 'ms' },
  { key: 'inp', label: 'INP p75', unit: 'ms' },
];

const numbers = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

/** `1,840 ms`, or a dash where nothing was measured. */
export const formatFigure = (value: number | null | undefined, unit: Measure['unit']): string =>
  value === null || value === undefined ? '–' : numbers.format(value) + (unit && `\u00a0${unit}`);
