import { type SubmitEvent, useRef } from 'react';
import styled from 'styled-components';
import { useToast } from '@shop/kernel/react';
import { Alert, Button, s, Surface, TextField } from '@shop/ui';
import { CardHeading } from '../card-heading/CardHeading';
import { digitsOf, textOf } from '../forms/textOf';
import { useAction } from '../forms/useAction';
import { useFieldErrors } from '../forms/useFieldErrors';
import type { Profile } from './fetchProfile';
import { profileErrors, updateProfile } from './updateProfile';

interface Props {
  profile: Profile;
  email: string;
}

/** Name and number can be changed; the e-mail is read-only (spec §2, Profile). */
export function DetailsForm({ profile, email }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const action = useAction();
  const { errors, check } = useFieldErrors(form, action.failure);
  const showToast = useToast();

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const draft = {
      fullName: textOf(event.currentTarget, 'fullName').trim(),
      phone: digitsOf(event.currentTarget, 'phone').replace(/^(\+91|0)/, ''),
    };
    action.refuse(undefined);
    if (!check(profileErrors(draft))) return;
    if (await action.run((db) => updateProfile(db, draft)))
      showToast({ tone: 'success', message: 'Your details are saved.' });
  };

  return (
    <Surface>
      <CardHeading>Your details</CardHeading>
      <Fields ref={form} noValidate onSubmit={(event) => void handleSubmit(event)}>
        {action.failure && !action.failure.field && <Alert tone="error">{action.failure.message}</Alert>}
        <TextField
          label="Full Name"
          name="fullName"
          defaultValue={profile.fullName}
          autoComplete="name"
          error={errors.full_name}
          required
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          defaultValue={email}
          hint="You sign in with this address."
          autoComplete="off"
          readOnly
        />
        <TextField
          label="Mobile Number"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          hint="10 digits; for questions about your orders."
          defaultValue={profile.phone}
          error={errors.phone}
          required={false}
        />
        <div>
          <Button type="submit" $variant="primary" disabled={action.busy} aria-busy={action.busy}>
            Save changes
          </Button>
        </div>
      </Fields>
    </Surface>
  );
}

const Fields = styled.form`
  display: grid;
  gap: ${s('space.16')};
`;
