import { unwrap } from '@shop/kernel/data';
import { useAuth } from '@shop/kernel/react';
import { shopperLoader, useShopperData } from '@shop/kernel/routing';
import { AccountPage } from '../account-frame/AccountPage';
import { MailStandingAlert } from '../mail-standing/MailStandingAlert';
import { Purpose } from '../signed-out/Purpose';
import { fetchClosing } from './accountClosing';
import { fetchConsents } from './consents';
import { ConsentsCard } from './ConsentsCard';
import { DataCard } from './DataCard';
import { DeleteAccountCard } from './DeleteAccountCard';
import { fetchSessions } from './fetchSessions';
import { fetchMailChoices } from './mailChoices';
import { MailsCard } from './MailsCard';
import { SessionsCard } from './SessionsCard';

export const loader = shopperLoader(async ({ db }) => {
  const [sessions, choices, consents, closing, mail] = await Promise.all([
    fetchSessions(db),
    fetchMailChoices(db),
    fetchConsents(db),
    fetchClosing(db),
    unwrap(db.rpc('get_mail_standing')),
  ]);
  return { sessions, choices, consents, closing, mail };
});

export function Component() {
  const { data } = useShopperData<typeof loader>();
  const { user } = useAuth();

  return (
    <AccountPage
      title="Privacy"
      intro="Where you are signed in, what you hear from us, and what we keep under your name."
    >
      {data && user ? (
        <>
          <MailStandingAlert standing={data.mail} email={user.email} />
          <SessionsCard sessions={data.sessions} />
          <MailsCard choices={data.choices} />
          <ConsentsCard entries={data.consents} />
          <DataCard />
          <DeleteAccountCard user={user} closing={data.closing} />
        </>
      ) : (
        <Purpose
          icon="shield"
          title="Your data is yours"
          text="Sign in to see your devices, choose your mails, and take away or delete what we keep under your name."
        />
      )}
    </AccountPage>
  );
}
