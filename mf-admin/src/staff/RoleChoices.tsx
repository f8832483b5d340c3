import { useId } from 'react';
import styled from 'styled-components';
import { Alert, CheckboxField, s } from '@shop/ui';
import { Group, Legend } from '../pick-list/Group';
import type { StaffRole } from './staffRecord';

interface Props {
  roles: readonly StaffRole[];
  /** Those that are ticked at first. */
  given?: readonly string[];
  /** Why the role cannot be chosen or left now. */
  lockedBy: (role: string) => string | undefined;
  error?: string | undefined;
}

/** Every role with what it is for, to be ticked; the form sends the ticked ones as `role`. */
export function RoleChoices({ roles, given = [], lockedBy, error }: Props) {
  const id = useId();
  return (
    <Group aria-labelledby={id} aria-invalid={error ? true : undefined}>
      <Legend id={id}>Roles</Legend>
      {roles.map(({ id: role, name, about }) => (
        <CheckboxField
          key={role}
          name="role"
          value={role}
          defaultChecked={given.includes(role)}
          disabled={lockedBy(role) !== undefined}
          label={
            <>
              <strong>{name}</strong>
              <About>{lockedBy(role) ?? about}</About>
            </>
          }
        />
      ))}
      <Alert tone="error">{error}</Alert>
    </Group>
  );
}

const About = styled.small`
  display: block;
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
`;
