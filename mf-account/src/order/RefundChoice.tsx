import { useState } from 'react';
import { serviceTerms } from '@shop/kernel/domain';
import { useAuth } from '@shop/kernel/react';
import { SelectField, TextField } from '@shop/ui';

/** Values of the field `refund` besides UPI IDs. */
export const refundWays = { credit: 'credit', otherVpa: 'other' } as const;

interface Props {
  /** UPI IDs whose holder the bank has confirmed. */
  vpas: readonly string[];
  errors: { refund?: string; vpa?: string };
}

/** Where cash goes that was paid at the door (spec §9). Nothing is chosen for the shopper. */
export function RefundChoice({ vpas, errors }: Props) {
  const { user } = useAuth();
  const [way, setWay] = useState('');
  // Short, because a phone cuts what a list shows; how long each way takes stands in the hint.
  const options = [
    { value: '', label: 'Choose where it goes' },
    ...vpas.map((vpa) => ({ value: vpa, label: `UPI ${vpa}` })),
    { value: refundWays.otherVpa, label: vpas.length > 0 ? 'Another UPI ID' : 'A UPI ID' },
    // A guest has no account that it could be kept in.
    ...(user ? [{ value: refundWays.credit, label: 'Store credit' }] : []),
  ];
  return (
    <>
      <SelectField
        label="Where your money goes"
        name="refund"
        hint={`You paid in cash. A UPI ID has it within ${serviceTerms.refundWithin.cash}${user ? ', your store credit as soon as we have checked the return' : ''}.`}
        options={options}
        value={way}
        onChange={(event) => setWay(event.target.value)}
        error={errors.refund}
        required
      />
      {way === refundWays.otherVpa && (
        <TextField
          label="UPI ID"
          name="vpa"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="name@bank"
          hint="We ask your bank whose it is before we send your request."
          error={errors.vpa}
          required
        />
      )}
    </>
  );
}
