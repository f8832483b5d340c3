import styled from 'styled-components';
import type { Answer } from '@shop/kernel/data';
import { formatDate } from '@shop/kernel/domain';
import { s } from '@shop/ui';

interface Props {
  invitation: Exclude<Answer<'get_invitation'>, { outcome: 'unknown' }>;
}

/** Who asks, until when, and what somebody would do on the staff. */
export function InvitationText({ invitation: { by, roles, expires_at } }: Props) {
  return (
    <>
      <p>
        {by} asks you to join the staff. The invitation ends on {formatDate(expires_at, 'tableMoment')}.
      </p>
      <Roles>
        {roles.map(({ name, about }) => (
          <li key={name}>
            <strong>{name}</strong>
            {about}
          </li>
        ))}
      </Roles>
    </>
  );
}

const Roles = styled.ul`
  display: grid;
  gap: ${s('space.8')};
  width: 100%;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    padding: ${s('space.12')} ${s('space.16')};
    border: 1px solid ${s('color.line')};
    border-radius: ${s('radius.control')};
    text-align: start;
  }

  strong {
    display: block;
  }
`;
