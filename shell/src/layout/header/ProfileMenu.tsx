import { type FocusEvent, type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useAuth } from '@shop/kernel/react';
import { depth, from, Icon, s } from '@shop/ui';
import { headerAction } from './headerAction';
import { isLink } from './isLink';
import { accountPanel } from './laterMenus';

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
    if (status === 'signed-in') setOpen((wasOpen) => !wasOpen);
    else openDialog('login');
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
          <Panel>
            <Suspense fallback={null}>
              <accountPanel.Part user={user} onSignedOut={close} />
            </Suspense>
          </Panel>
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

const Panel = styled.div`
  position: absolute;
  z-index: ${depth('drawer')};
  top: calc(100% + ${s('space.8')});
  right: 0;
  width: 300px;
  max-height: calc(100dvh - 120px);
  padding: ${s('space.24')};
  overflow-y: auto;
  border: 1px solid ${s('color.line')};
  border-radius: ${s('radius.card')};
  background: ${s('color.surface')};
  box-shadow: ${s('shadow.raised')};

  /* A low window scrolls the menu itself. */
  a,
  button {
    scroll-margin: 0;
  }
`;
