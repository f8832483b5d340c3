import { unwrap } from '@shop/kernel/data';
import { useChange } from '@shop/kernel/routing';
import { staffFailure } from '../calls/staffFailure';
import { GuardedDialog } from '../unsaved/GuardedDialog';
import { RoleChoices } from './RoleChoices';
import { mayGive, type Staff, type StaffMember } from './staffRecord';

interface Props {
  staff: Staff;
  member: StaffMember;
  onClose: () => void;
}

/** What somebody of the staff is; without a role they leave it. Nobody can add a role to their own. */
export function RolesDialog({ staff, member, onClose }: Props) {
  const call = useChange({ describe: staffFailure });
  const name = member.full_name || member.email;
  const lockedBy = (role: string) => {
    if (!mayGive(staff, role)) return 'Only owners make and dismiss owners.';
    if (member.is_you && !member.roles.includes(role)) return 'Nobody gives themselves a role.';
    return undefined;
  };
  const handleConfirm = async (form: FormData) => {
    // A locked box is not sent, and stays as it is.
    const kept = member.roles.filter((role) => lockedBy(role) !== undefined);
    const roles = [...kept, ...form.getAll('role').map(String)];
    const { done } = await call.run(
      (db) =>
        unwrap(db.rpc('save_staff_roles', { p_user: member.id, p_roles: roles, p_expected: member.roles })),
      roles.length > 0 ? `The roles of ${name} are saved` : `${name} is not on the staff any more`,
    );
    if (done) onClose();
  };
  return (
    <GuardedDialog
      title={`Roles of ${name}`}
      confirmLabel="Save roles"
      action={call}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>
        {member.email}. What is taken away ends at once, also for somebody who is at work; without a role,{' '}
        {member.is_you ? 'you leave' : 'they leave'} the staff.
      </p>
      <RoleChoices roles={staff.roles} given={member.roles} lockedBy={lockedBy} />
    </GuardedDialog>
  );
}
