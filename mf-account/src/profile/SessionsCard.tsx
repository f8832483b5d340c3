import { useState } from 'react';
import styled from 'styled-components';
import { useAction, useAuth } from '@shop/kernel/react';
import { Button, ConfirmDialog, s, Surface } from '@shop/ui';
import { CardHeading } from '../card-heading/CardHeading';

/** Ends the account's sessions on other devices, or on all. */
export function SessionsCard() {
  const { session } = useAuth();
  const others = useAction({
    inToast: true,
    describe: () => 'The other devices could not be signed out. Please try again.',
  });
  const all = useAction();
  const [isAsking, setAsking] = useState(false);
  const busy = others.busy || all.busy;

  const handleOthers = async () => {
    await others.run(() => session.signOut('others'), 'You are signed out on all other devices.');
  };
  const handleAll = async () => {
    await all.run(() => session.signOut('global'), 'You are signed out everywhere.');
  };

  return (
    <Surface>
      <CardHeading>Where you are signed in</CardHeading>
      <Stack>
        <p>Lost a phone, or used a computer that is not yours? End the sessions that you do not need.</p>
        <Buttons>
          <Button type="button" $variant="secondary" disabled={busy} onClick={() => void handleOthers()}>
            Sign out other devices
          </Button>
          <Button type="button" $variant="quiet" disabled={busy} onClick={() => setAsking(true)}>
            Sign out everywhere
          </Button>
        </Buttons>
      </Stack>
      {isAsking && (
        <ConfirmDialog
          title="Sign out everywhere?"
          confirmLabel="Sign out everywhere"
          cancelLabel="Stay signed in"
          action={all}
          onConfirm={handleAll}
          onClose={() => setAsking(false)}
        >
          <p>You will have to sign in again, here as well.</p>
        </ConfirmDialog>
      )}
    </Surface>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${s('space.16')};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')};
`;
