import { defaultGiftCardAmount } from '@shop/kernel/domain';
import { useState } from 'react';

/** A preset and a typed amount exclude each other (spec §4, Gift card amount). */
export function useGiftCardAmount() {
  const [preset, setPreset] = useState<number | undefined>(defaultGiftCardAmount);
  const [custom, setCustom] = useState('');
  return {
    preset,
    custom,
    /** Rupees; NaN while nothing sensible is typed. */
    amount: preset ?? (/^\d+$/.test(custom.trim()) ? Number(custom) : NaN),
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
