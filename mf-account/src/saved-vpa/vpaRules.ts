import { lookUp } from '@shop/kernel/domain';

const shape = /^[a-z0-9][a-z0-9._-]{1,100}@[a-z][a-z0-9]{1,50}$/;

/** What is wrong with a UPI ID, or nothing. `save_vpa` checks the same again. */
export const vpaError = (vpa: string): string | undefined =>
  shape.test(vpa.trim().toLowerCase()) ? undefined : 'Please enter a UPI ID such as name@bank.';

const providers: Record<string, string> = {
  apl: 'Amazon Pay',
  axl: 'PhonePe',
  ibl: 'PhonePe',
  okaxis: 'Google Pay',
  okhdfcbank: 'Google Pay',
  okicici: 'Google Pay',
  oksbi: 'Google Pay',
  paytm: 'Paytm',
  ptaxis: 'Paytm',
  ptsbi: 'Paytm',
  ptyes: 'Paytm',
  sbi: 'State Bank of India',
  upi: 'BHIM',
  yapl: 'Amazon Pay',
  ybl: 'PhonePe',
};

/** The app or bank behind a UPI ID, by what stands after the @; itself when it is none of the well-known. */
export function vpaProvider(vpa: string): string {
  const handle = vpa.split('@')[1] ?? '';
  return lookUp(providers, handle) ?? handle;
}
