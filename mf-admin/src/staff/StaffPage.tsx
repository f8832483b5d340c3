import { useState } from 'react';
import styled from 'styled-components';
import { unwrap } from '@shop/kernel/data';
import { formatDate } from '@shop/kernel/domain';
import { useLoaderData } from '@shop/kernel/routing';
import { Badge, Button, s } from '@shop/ui';
import { staffLoader } from '../access/staffLoader';
import { SectionPage } from '../layout/SectionPage';
import { type Column, DataTable } from '../table/DataTable';
import { TwoLines } from '../table/TwoLines';
import { InvitationActions } from './InvitationActions';
import { InviteDialog } from './InviteDialog';
import { RightsTable } from './RightsTable';
import { RolesDialog } from './RolesDialog';
import { roleNames, type Staff, type StaffInvitation, type StaffMember } from './staffRecord';

export const loader = staffLoader(({ db }) => unwrap(db.rpc('get_staff')));

/** Who is on the staff and as what, who is asked to join, and what each role may do. */
export function Component() {
  const staff = useLoaderData<Staff | null>();
  const [opened, setOpened] = useState<StaffMember | 'invite'>();
  if (!staff) return null;
  const close = () => setOpened(undefined);

  const members: readonly Column<StaffMember>[] = [
    {
      label: 'Who',
      cell: ({ full_name, email, is_you, blocked_at }) => (
        <Who>
          <strong>{full_name || email}</strong> {is_you && <Badge>You</Badge>}{' '}
          {blocked_at && <Badge $tone="kumkum">Blocked</Badge>}
          {full_name && <small>{email}</small>}
        </Who>
      ),
    },
    { label: 'Roles', cell: ({ roles }) => roleNames(staff.roles, roles) },
    { label: 'Since', cell: ({ since }) => formatDate(since, 'tableDay'), secondary: true },
    {
      label: 'Last seen',
      cell: ({ last_seen_at }) => (last_seen_at ? formatDate(last_seen_at, 'tableMoment') : 'Never'),
      secondary: true,
    },
    {
      label: 'Actions',
      align: 'end',
      cell: (member) => (
        <Button
          type="button"
          $variant="quiet"
          $size="small"
          aria-label={`Roles of ${member.full_name || member.email}`}
          onClick={() => setOpened(member)}
        >
          Roles
        </Button>
      ),
    },
  ];
  const invitations: readonly Column<StaffInvitation>[] = [
    {
      label: 'Invited',
      cell: ({ email, by }) => (
        <Who>
          <strong>{email}</strong>
          <small>by {by}</small>
        </Who>
      ),
    },
    { label: 'Roles', cell: ({ roles }) => roleNames(staff.roles, roles) },
    {
      label: 'Until',
      cell: ({ expires_at, is_open }) =>
        is_open ? formatDate(expires_at, 'tableMoment') : <Badge $tone="kumkum">Ended</Badge>,
    },
    { label: 'Actions', align: 'end', cell: (invitation) => <InvitationActions invitation={invitation} /> },
  ];

  return (
    <SectionPage
      title="Staff"
      actions={
        <Button type="button" $size="small" onClick={() => setOpened('invite')}>
          Invite
        </Button>
      }
    >
      <DataTable label="Staff" columns={members} rows={staff.members} keyOf={({ id }) => id} empty="Nobody" />
      {staff.invitations.length > 0 && (
        <>
          <Heading>Invitations</Heading>
          <DataTable
            label="Invitations"
            columns={invitations}
            rows={staff.invitations}
            keyOf={({ id }) => id}
            empty="No invitations"
          />
        </>
      )}
      <Heading>What each role may do</Heading>
      <RightsTable roles={staff.roles} />
      {opened === 'invite' && <InviteDialog staff={staff} onClose={close} />}
      {opened && opened !== 'invite' && <RolesDialog staff={staff} member={opened} onClose={close} />}
    </SectionPage>
  );
}

const Heading = styled.h2`
  margin: ${s('space.16')} 0 0;
  font-size: ${s('size.18')};
  font-weight: 650;
`;

const Who = styled(TwoLines)`
  min-width: 160px;
`;
