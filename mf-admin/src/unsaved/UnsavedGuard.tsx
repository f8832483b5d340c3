import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { useBlocker } from '@shop/kernel/routing';
import { Button, Dialog, s } from '@shop/ui';
import { UnsavedContext } from './useUnsaved';

/**
 * Asks before a page with unsaved changes is left by a link or the back button. One for the whole dashboard, because
 * the router takes one blocker; forms and dialogs report to it with `useUnsaved`.
 */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  // Kept the same and read at the moment of leaving: a form that has just been saved may lead on at once.
  const [unsaved] = useState(() => new Map<string, string>());
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <UnsavedContext value={unsaved}>
      {children}
      {blocker.state === 'blocked' && (
        <Dialog title="Leave without saving?" onClose={() => blocker.reset()}>
          <p>Your changes to {[...unsaved.values()].join(' and ')} are not saved yet.</p>
          <Buttons>
            <Button type="button" onClick={() => blocker.reset()}>
              Stay
            </Button>
            <Button type="button" $variant="secondary" onClick={() => blocker.proceed()}>
              Leave
            </Button>
          </Buttons>
        </Dialog>
      )}
    </UnsavedContext>
  );
}

const Buttons = styled.div`
  display: flex;
  gap: ${s('space.8')};
  margin-top: ${s('space.16')};
`;
