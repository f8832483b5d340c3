import { readAddress } from '@shop/kernel/domain';
import { useChange } from '@shop/kernel/routing';
import { ActionForm, Alert, Button, Surface, TextField } from '@shop/ui';
import { CardHeading } from '../card-heading/CardHeading';
import { textOf } from '../forms/textOf';
import type { Profile } from './fetchProfile';
import { profileErrors, updateProfile } from './updateProfile';

interface Props {
  profile: Profile;
  email: string;
}

/** Name and number can be changed; the e-mail is read-only (spec §2, Profile). */
export function DetailsForm({ profile, email }: Props) {
  const action = useChange({ fields: ['full_name', 'phone'] });
  const { errors } = action;

  const handleSubmit = async (form: HTMLFormElement) => {
    const draft = {
      fullName: textOf(form, 'fullName').trim(),
      phone: readAddress(new FormData(form)).typed.phone,
    };
    if (!action.check(profileErrors(draft))) return;
    await action.run((db) => updateProfile(db, draft), 'Your details are saved.');
  };

  return (
    <Surface>
      <CardHeading>Your details</CardHeading>
      <ActionForm action={action} noValidate onSubmit={handleSubmit}>
        <Alert tone="error">{action.problem}</Alert>
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
          <Button type="submit" $variant="primary" $busy={action.busy}>
            Save changes
          </Button>
        </div>
      </ActionForm>
    </Surface>
  );
}
