import styled from 'styled-components';
import type { User } from '@shop/kernel/domain';
import { from, s } from '@shop/ui';
import { MailStandingAlert } from '../mail-standing/MailStandingAlert';
import { AccountFigures } from './AccountFigures';
import { DetailsForm } from './DetailsForm';
import type { Profile } from './fetchProfile';
import type { Account } from './loadAccount';
import { PasswordCard } from './PasswordCard';

interface Props {
  user: User;
  profile: Profile;
  mail: Account['mail'];
}

/** Who is signed in, and what the account's own rows add up to. */
export function ProfileTab({ user, profile, mail }: Props) {
  return (
    <Stack>
      <MailStandingAlert standing={mail} email={user.email} />
      <AccountFigures figures={profile.figures} />
      <Columns>
        <DetailsForm profile={profile} email={user.email} />
        <PasswordCard email={user.email} />
      </Columns>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${s('space.24')};
`;

const Columns = styled(Stack)`
  align-items: start;

  ${from('desktop')} {
    grid-template-columns: 1fr 1fr;
  }
`;
