import { useState } from 'react';
import styled from 'styled-components';
import type { User } from '@shop/kernel/domain';
import { useAction, useAuth } from '@shop/kernel/react';
import { Alert, Button, s, Surface } from '@shop/ui';
import { CardHeading } from '../card-heading/CardHeading';
import type { AccountClosing } from './accountClosing';
import { goes, obstacleText, stays } from './closingTexts';
import { DeleteAccountDialog } from './DeleteAccountDialog';
import { Points } from './Points';

/** What deleting the account means, what stands in its way, and the way to it. */
export function DeleteAccountCard({ user, closing }: { user: User; closing: AccountClosing }) {
  const { session } = useAuth();
  const google = useAction();
  const [isAsking, setAsking] = useState(false);
  const { obstacles, has_password: hasPassword, signed_in_lately: isFresh } = closing;

  return (
    <Surface>
      <CardHeading>Delete my account</CardHeading>
      <Stack>
        <div>
          <h3>What goes, at once and for good</h3>
          <Points items={goes} />
        </div>
        <div>
          <h3>What stays</h3>
          <Points items={stays} />
        </div>
        {obstacles.length > 0 ? (
          <div>
            <h3>Not yet: something has to end first</h3>
            <Points items={obstacles.map(obstacleText)} />
          </div>
        ) : hasPassword || isFresh ? (
          <div>
            <Button type="button" $variant="secondary" onClick={() => setAsking(true)}>
              Delete my account
            </Button>
          </div>
        ) : (
          <div>
            <p>
              So that nobody else does it: sign in with Google once more, come back to this page, and delete
              the account within 15 minutes.
            </p>
            <Alert tone="error">{google.problem}</Alert>
            <Button
              type="button"
              $variant="secondary"
              $busy={google.busy}
              onClick={() => void google.run(() => session.signInWithGoogle())}
            >
              Sign in with Google again
            </Button>
          </div>
        )}
      </Stack>
      {isAsking && <DeleteAccountDialog user={user} closing={closing} onClose={() => setAsking(false)} />}
    </Surface>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${s('space.16')};

  h3 {
    font-size: ${s('size.15')};
    font-weight: 650;
  }
`;
