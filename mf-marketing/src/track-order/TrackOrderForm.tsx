import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { cleanField, emailRule, fieldError, type FieldRule } from '@shop/kernel/domain';
import { useHydrated } from '@shop/kernel/react';
import { Button, s, TextField } from '@shop/ui';

interface TrackOrderFormProps {
  isLoading: boolean;
  onTrack: (number: string, email: string) => void;
}

const numberRule: FieldRule = { required: true, max: 40, kind: 'line', missing: 'Enter your order number' };

/** Order number and e-mail, on a parcel label. */
export function TrackOrderForm({ isLoading, onTrack }: TrackOrderFormProps) {
  const hydrated = useHydrated();
  const [errors, setErrors] = useState<{ number?: string; email?: string }>({});

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const number = cleanField(numberRule, String(form.get('number')));
    const email = cleanField(emailRule, String(form.get('email')));
    const found = { number: fieldError(numberRule, number), email: fieldError(emailRule, email) };
    setErrors(found);
    if (!found.number && !found.email) onTrack(number, email);
  };

  return (
    <Label onSubmit={handleSubmit} method="post" noValidate aria-label="Track your order">
      <TextField
        label="Order Number"
        name="number"
        placeholder="TD…"
        autoCapitalize="characters"
        spellCheck={false}
        required
        hint="On the first line of the confirmation mail"
        error={errors.number}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        hint="The one the order was placed with"
        error={errors.email}
      />
      <Button
        type="submit"
        $size="large"
        disabled={isLoading || !hydrated}
        aria-busy={isLoading || !hydrated}
      >
        {isLoading ? 'Tracking...' : 'Track Order'}
      </Button>
    </Label>
  );
}

const Label = styled.form`
  display: grid;
  gap: ${s('space.16')};
  padding: ${s('space.24')};
  border: 2px dashed ${s('color.madder')};
  border-radius: ${s('radius.card')};
  background: ${s('color.surface')};
`;
