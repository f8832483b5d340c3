import { unwrap } from '@shop/kernel/data';
import { TextField } from '@shop/ui';
import { useStaffChange } from '../calls/useStaffChange';
import { formText } from '../forms/formText';
import { GuardedDialog } from '../unsaved/GuardedDialog';
import { RoleChoices } from './RoleChoices';
import { mayGive, type Staff } from './staffRecord';

interface Props {
  staff: Staff;
  onClose: () => void;
}

const fields = ['email', 'roles'] as const;

/** Asks somebody by mail to join the staff. */
export function InviteDialog({ staff, onClose }: Props) {
  const call = useStaffChange({ fields });
  const handleConfirm = async (form: FormData) => {
    const email = formText(form, 'email');
    const { done } = await call.run(
      (db) => unwrap(db.rpc('invite_staff', { p_email: email, p_roles: form.getAll('role').map(String) })),
      `An invitation is on its way to ${email}`,
    );
    if (done) onClose();
  };
  return (
    <GuardedDialog
      title="Invite to the staff"
      confirmLabel="Send invitation"
      action={call}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>
        They get a mail with a link that works for seven days, and accept with an account of that address.
      </p>
      <TextField
        label="E-mail"
        name="email"
        type="email"
        required
        maxLength={254}
        error={call.errors.email}
      />
      <RoleChoices
        roles={staff.roles}
        lockedBy={(role) => (mayGive(staff, role) ? undefined : 'Only owners make owners.')}
        error={call.errors.roles}
      />
    </GuardedDialog>
  );
}
