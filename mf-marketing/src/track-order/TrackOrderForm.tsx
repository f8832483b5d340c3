import styled from 'styled-components';
import { ActionForm, Button, s, TextField } from '@shop/ui';
import { cleanField, fieldError, type FieldRule } from '../forms/fieldRules';
import { emailRule } from '../forms/inquiryRules';
import { useHydrated } from '../hydration/useHydrated';
import type { OrderTracking } from './useTracking';

type Props = Pick<OrderTracking, 'action' | 'track'>;

const numberRule: FieldRule = { required: true, max: 40, kind: 'line', missing: 'Enter your order number' };

/** Order number and e-mail, on a parcel label. */
export function TrackOrderForm({ action, track }: Props) {
  const hydrated = useHydrated();
  const { busy, errors, check } = action;

  const handleSubmit = async (element: HTMLFormElement) => {
    const form = new FormData(element);
    const number = cleanField(numberRule, String(form.get('number')));
    const email = cleanField(emailRule, String(form.get('email')));
    const found = { number: fieldError(numberRule, number), email: fieldError(emailRule, email) };
    if (check(found)) await track(number, email);
  };

  return (
    <Label action={action} onSubmit={handleSubmit} method="post" noValidate aria-label="Track your order">
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
      <Button type="submit" $size="large" $busy={busy || !hydrated}>
        {busy ? 'Tracking...' : 'Track Order'}
      </Button>
    </Label>
  );
}

const Label = styled(ActionForm)`
  padding: ${s('space.24')};
  border: 2px dashed ${s('color.madder')};
  border-radius: ${s('radius.card')};
  background: ${s('color.surface')};
`;
