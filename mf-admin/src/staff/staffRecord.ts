import type { Answer } from '@shop/kernel/data';

export type Staff = Answer<'get_staff'>;
export type StaffMember = Staff['members'][number];
export type StaffInvitation = Staff['invitations'][number];
export type StaffRole = Staff['roles'][number];

/** Names of roles in their order, for a sentence. */
export const roleNames = (roles: readonly StaffRole[], ids: readonly string[]): string =>
  roles
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(', ');

/** Whether whoever looks at the page may give and take the role: owners all of them, others all but the owner's. */
export function mayGive({ members }: Staff, role: string): boolean {
  const you = members.find(({ is_you: isYou }) => isYou);
  return role !== 'owner' || (you?.roles.includes('owner') ?? false);
}
