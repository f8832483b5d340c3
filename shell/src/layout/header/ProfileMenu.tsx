import { type FocusEvent, type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useAuth } from '@shop/kernel/react';
import { from, Icon } from '@shop/ui';
import { headerAction } from './headerAction';
import { isLink } from './isLink';
import { profilePanel } from './laterMenus';

/** Opens the login dialog for visitors and the account menu for those who are signed in (spec §2, Header). */
export function ProfileMenu() {
  const { user, session, openDialog } = useAuth();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  const close = () => setOpen(false);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  // Right after a reload it is not yet known who is there; the click waits for the answer.
  const handleClick = async () => {
    const { status } = await session.settled();
    // As it was seen when it was pressed: whoever presses once more meanwhile means the same.
    if (status === 'signed-in') setOpen(!isOpen);
    else openDialog('login');
  };

  const handleSignedOut = () => {
    close();
    // The pressed button goes, and was disabled meanwhile. Who went elsewhere stays there.
    const at = document.activeElement;
    if (at === document.body || box.current?.contains(at)) button.current?.focus({ preventScroll: true });
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    close();
    button.current?.focus();
  };

  const handleBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    <Box
      ref={box}
      onKeyDown={handleKey}
      onBlur={handleBlur}
      onClick={({ target }) => isLink(target) && close()}
    >
      <Action
        ref={button}
        type="button"
        aria-label="Profile"
        aria-expanded={user ? isOpen : undefined}
        aria-controls={user ? panelId : undefined}
        aria-haspopup={user ? undefined : 'dialog'}
        onClick={() => void handleClick()}
      >
        <Icon name="user" />
        <small aria-hidden>Profile</small>
      </Action>
      <div id={panelId}>
        {user && isOpen && (
          <Suspense fallback={null}>
            <profilePanel.Part user={user} onSignedOut={handleSignedOut} />
          </Suspense>
        )}
      </div>
    </Box>
  );
}

const Box = styled.div`
  position: relative;
  display: none;

  ${from('desktop')} {
    display: block;
  }
`;

const Action = styled.button`
  ${headerAction}
`;
