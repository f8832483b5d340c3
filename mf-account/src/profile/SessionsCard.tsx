import { useState } from 'react';
import styled from 'styled-components';
import { useAuth, useToast } from '@shop/kernel/react';
import { Button, s, Surface } from '@shop/ui';
import { CardHeading } from '../card-heading/CardHeading';
import { ConfirmDialog } from '../confirm/ConfirmDialog';
import { useSubmission } from '../forms/useSubmission';

/** Ends the account's sessions on other devices, or on all. */
export function SessionsCard() {
  const { session } = useAuth();
  const { state, run } = useSubmission();
  const [isAsking, setAsking] = useState(false);
  const showToast = useToast();
  const busy = state.status === 'submitting';

  const handleOthers = async () => {
    const done = await run(() => session.signOut('others'));
    showToast(
      done
        ? { tone: 'success', message: 'You are signed out on all other devices.' }
        : { tone: 'error', message: 'The other devices could not be signed out. Please try again.' },
    );
  };
  const handleAll = async () => {
    if (await run(() => session.signOut('global')))
      showToast({ tone: 'success', message: 'You are signed out everywhere.' });
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
          action={{
            busy,
            failure: state.status === 'failed' ? { code: 'AUTH', message: state.message } : undefined,
          }}
          onConfirm={() => void handleAll()}
          onClose={() => setAsking(false)}
        >
          You will have to sign in again, here as well.
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
