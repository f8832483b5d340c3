import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useAction, useAuth } from '@shop/kernel/react';
import { useChange } from '@shop/kernel/routing';
import { Button, ConfirmDialog, s, Surface } from '@shop/ui';
import { CardHeading } from '../card-heading/CardHeading';
import type { DeviceSession } from './fetchSessions';
import { SessionItem } from './SessionItem';
import { CardStack, SettingList } from './settingRows';

/** The devices that are signed in, and the end of each session or of several. */
export function SessionsCard({ sessions }: { sessions: DeviceSession[] }) {
  const { session } = useAuth();
  const others = useChange({
    inToast: true,
    describe: () => 'The other devices could not be signed out. Please try again.',
  });
  const all = useAction();
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const busy = others.busy || all.busy;

  const handleOthers = async () => {
    const { done } = await others.run(
      () => session.signOut('others'),
      'You are signed out on all other devices.',
    );
    // Its button is gone.
    if (done) heading.current?.focus();
  };
  const handleAll = async () => {
    await all.run(() => session.signOut('global'), 'You are signed out everywhere.');
  };

  return (
    <Surface>
      <CardHeading ref={heading} tabIndex={-1}>
        Where you are signed in
      </CardHeading>
      <CardStack>
        <p>Lost a phone, or used a computer that is not yours? End the sessions that you do not need.</p>
        <SettingList aria-label="Signed-in devices">
          {sessions.map((each) => (
            <SessionItem key={each.id} session={each} />
          ))}
        </SettingList>
        <Buttons>
          {sessions.length > 1 && (
            <Button type="button" $variant="secondary" disabled={busy} onClick={() => void handleOthers()}>
              Sign out other devices
            </Button>
          )}
          <Button type="button" $variant="secondary" disabled={busy} onClick={() => setAsking(true)}>
            Sign out everywhere
          </Button>
        </Buttons>
      </CardStack>
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

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')};
`;
