import { useState } from 'react';
import { defaultGiftCardAmount, giftCardPresets } from './giftCardRules';

/** A preset and a typed amount exclude each other (spec §4, Gift card amount). */
export function useGiftCardAmount(initial: number = defaultGiftCardAmount) {
  const known = giftCardPresets.find((amount) => amount === initial);
  const [preset, setPreset] = useState<number | undefined>(known);
  const [custom, setCustom] = useState(known === undefined ? String(initial) : '');
  // As people write amounts: ₹1,000.
  const digits = custom.replaceAll(/[₹,\s]/g, '');
  return {
    preset,
    custom,
    /** Rupees; NaN while nothing sensible is typed. */
    amount: preset ?? (/^\d+$/.test(digits) ? Number(digits) : NaN),
    choosePreset: (amount: number) => {
      setPreset(amount);
      setCustom('');
    },
    typeCustom: (typed: string) => {
      setCustom(typed);
      setPreset(undefined);
    },
  };
}
