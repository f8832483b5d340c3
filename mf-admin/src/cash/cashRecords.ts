import type { Answer } from '@shop/kernel/data';

export type CashDesk = Answer<'get_cash_desk'>;
export type OpenCashPage = Answer<'list_open_cash'>;
export type RemittancePage = Answer<'list_remittances'>;
export type RemittanceLines = Answer<'list_remittance_lines'>;
export type Reconciled = Answer<'record_remittance'>;
export type LineOutcome = RemittanceLines['rows'][number]['outcome'];

/** How a line agrees with our cash, as the staff reads it. */
export const outcomes: Record<LineOutcome, { label: string; tone: 'neem' | 'haldi' | 'kumkum' }> = {
  matched: { label: 'Matched', tone: 'neem' },
  short: { label: 'Short', tone: 'haldi' },
  over: { label: 'Over', tone: 'haldi' },
  double: { label: 'Double', tone: 'kumkum' },
  not_due: { label: 'Nothing due', tone: 'kumkum' },
  unknown: { label: 'Unknown', tone: 'kumkum' },
  missing: { label: 'Missing', tone: 'kumkum' },
};
