import { useState } from 'react';
import { formatRupees } from '@shop/kernel/domain';
import { CheckboxField, TextField } from '@shop/ui';

/** How much goes back and why. The whole of it needs no sum in the head. */
export function RefundFields({ refundable }: { refundable: number }) {
  const [isFull, setFull] = useState(false);
  return (
    <>
      <CheckboxField
        name="full"
        label={`Full amount, ${formatRupees(refundable)}`}
        checked={isFull}
        onChange={(event) => setFull(event.target.checked)}
      />
      <TextField
        key={String(isFull)}
        label="Rupees"
        name="amount"
        type="number"
        min={1}
        step={1}
        required
        readOnly={isFull}
        defaultValue={isFull ? refundable : undefined}
      />
      <TextField label="Reason" name="reason" required maxLength={200} />
    </>
  );
}
