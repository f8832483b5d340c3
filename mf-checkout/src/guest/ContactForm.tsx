import { type Ref, useImperativeHandle } from 'react';
import { useAuth } from '@shop/kernel/react';
import { useChange } from '@shop/kernel/routing';
import { ActionForm, Alert, Button, TextField } from '@shop/ui';
import { type Contact, contactFields, readContact } from './readContact';

/** What the button that places the order asks of contact details that are open. */
export interface ContactFormHandle {
  /** What is saved now; nothing where something is wrong, and then the first wrong field has the focus. */
  save: () => Promise<Contact | undefined>;
}

interface Props {
  initial?: Contact;
  submitLabel: string;
  /** Called when the contact was saved by the form's own button. */
  onDone?: () => void;
  ref?: Ref<ContactFormHandle>;
}

/** E-mail and mobile number of somebody who buys without an account. */
export function ContactForm({ initial, submitLabel, onDone, ref }: Props) {
  const { session, openDialog } = useAuth();
  // The checkout holds the contact as well: it is loaded again.
  const action = useChange({ fields: contactFields });
  const { errors, formRef } = action;

  const save = async (form: HTMLFormElement): Promise<Contact | undefined> => {
    const { typed, errors: wrong } = readContact(new FormData(form));
    if (!action.check(wrong)) return undefined;
    const { done } = await action.run(() => session.continueAsGuest(typed));
    return done ? typed : undefined;
  };
  useImperativeHandle(ref, () => ({
    save: async () => (formRef.current ? save(formRef.current) : undefined),
  }));

  const handleSubmit = async (form: HTMLFormElement) => {
    if (await save(form)) onDone?.();
  };

  return (
    <ActionForm action={action} noValidate onSubmit={handleSubmit}>
      {action.failure?.code === 'over_request_rate_limit' ? (
        <Alert tone="error">
          More guests come from your network just now than we can take. Sign in or make an account to go on,
          or try again in a few minutes.{' '}
          <Button type="button" $variant="secondary" $size="small" onClick={() => openDialog('login')}>
            Sign in
          </Button>
        </Alert>
      ) : (
        <Alert tone="error">{action.problem}</Alert>
      )}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        hint="Your order and its invoice go there."
        defaultValue={initial?.email}
        error={errors.email}
        onInput={() => action.mend('email')}
        required
      />
      <TextField
        label="Mobile Number"
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        hint="Only the courier calls it."
        defaultValue={initial?.phone}
        error={errors.phone}
        onInput={() => action.mend('phone')}
        required
      />
      <Button type="submit" $variant="primary" $size="large" $block $busy={action.busy}>
        {submitLabel}
      </Button>
    </ActionForm>
  );
}
