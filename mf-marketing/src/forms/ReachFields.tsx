import { TextField } from '@shop/ui';
import { FieldPair } from './FieldPair';

interface Props {
  errors: { email?: string; phone?: string };
}

/** How a business is answered: by mail or on a 10-digit mobile number. */
export function ReachFields({ errors }: Props) {
  return (
    <FieldPair>
      <TextField label="Email" name="email" type="email" autoComplete="email" required error={errors.email} />
      <TextField
        label="Mobile number"
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        required
        hint="10 digits"
        error={errors.phone}
      />
    </FieldPair>
  );
}
