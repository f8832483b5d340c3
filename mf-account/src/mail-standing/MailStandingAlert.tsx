import styled from 'styled-components';
import { type Answer, unwrap } from '@shop/kernel/data';
import { useAction } from '@shop/kernel/react';
import { Alert, Button, s } from '@shop/ui';

interface Props {
  standing: Answer<'get_mail_standing'>;
  email: string;
}

/** Says that mail does not reach the shopper, and has it tried again. Nothing where it arrives. */
export function MailStandingAlert({ standing: { state }, email }: Props) {
  const { busy, problem, run } = useAction();
  if (state === 'well') return null;
  const handlePress = () =>
    void run(
      async (db) => unwrap(db.rpc('ask_mail_check')),
      `A mail is on its way to ${email}. Press the link in it.`,
    );
  return (
    <Alert tone={state === 'bounced' ? 'error' : 'info'}>
      <Stack>
        <p>
          {state === 'bounced' ? (
            <>
              <strong>Mail to your address comes back.</strong> {email} could not be reached, so we send
              nothing there: your orders stand here instead. Is it right? Have us try it again. If it is yours
              no longer, write to us.
            </>
          ) : (
            <>
              <strong>You called a mail of ours unwanted.</strong> Only what your orders and your account need
              still comes to {email}.
            </>
          )}
        </p>
        {problem && <p>{problem}</p>}
        <Button type="button" $variant="secondary" $size="small" $busy={busy} onClick={handlePress}>
          {state === 'bounced' ? 'Try my address again' : 'I want mails again'}
        </Button>
      </Stack>
    </Alert>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${s('space.12')};
  justify-items: start;
  overflow-wrap: anywhere;
`;
