import { unwrap } from '@shop/kernel/data';
import { useExpected } from '../calls/useExpected';
import { useStaffChange } from '../calls/useStaffChange';
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
  const call = useStaffChange();
  const { expected, hear } = useExpected({ roles: member.roles }, { roles: 'Roles' });
  const name = member.full_name || member.email;
  const lockedBy = (role: string) => {
    if (!mayGive(staff, role)) return 'Only owners make and dismiss owners.';
    if (member.is_you && !member.roles.includes(role)) return 'Nobody gives themselves a role.';
    return undefined;
  };
  const handleConfirm = async (form: FormData) => {
    // A locked box is not sent, and stays as it is.
    const kept = expected.roles.filter((role) => lockedBy(role) !== undefined);
    const roles = [...kept, ...form.getAll('role').map(String)];
    const outcome = await call.run(
      (db) =>
        unwrap(db.rpc('save_staff_roles', { p_user: member.id, p_roles: roles, p_expected: expected.roles })),
      roles.length > 0 ? `The roles of ${name} are saved` : `${name} is not on the staff any more`,
    );
    if (outcome.done) onClose();
    else hear(outcome.failure, call);
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
