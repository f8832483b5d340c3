import { useBlocker } from '@shop/kernel/routing';
import { Button, Dialog, s } from '@shop/ui';
import { useEffect } from 'react';
import styled from 'styled-components';

/** Asks before a page with unsaved changes is left, by a link, the back button or closing the tab. */
export function UnsavedGuard({ dirty, what }: { dirty: boolean; what: string }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [dirty]);

  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog title="Leave without saving?" onClose={() => blocker.reset()}>
      <p>Your changes to {what} are not saved yet.</p>
      <Buttons>
        <Button type="button" onClick={() => blocker.reset()}>
          Stay
        </Button>
        <Button type="button" $variant="secondary" onClick={() => blocker.proceed()}>
          Leave
        </Button>
      </Buttons>
    </Dialog>
  );
}

const Buttons = styled.div`
  display: flex;
  gap: ${s('space.8')};
  margin-top: ${s('space.16')};
`;
