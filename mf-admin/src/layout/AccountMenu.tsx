import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useAuth, useToast } from '@shop/kernel/react';
import { ActionLink, linkTo } from '@shop/kernel/routing';
import { depth, Icon, s, truncate, until } from '@shop/ui';

/** Who is signed in, and the way out. Escape, a press elsewhere and moving on close it. */
export function AccountMenu({ onHelp }: { onHelp: () => void }) {
  const { user, session, loading } = useAuth();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const signOut = async () => {
    try {
      await session.signOut();
    } catch (error) {
      toast({ tone: 'error', message: error instanceof Error ? error.message : String(error) });
    }
  };
  const help = () => {
    setOpen(false);
    onHelp();
  };
  // Whose session has ended has none to leave.
  if (!user) return null;
  const name = user.fullName || user.email;

  return (
    <Box ref={box} onKeyDown={handleKey} onBlur={handleBlur}>
      <Opener
        ref={button}
        type="button"
        aria-label={`Account of ${name}`}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        <Initial aria-hidden>{name.charAt(0).toUpperCase()}</Initial>
        <Icon name="chevron-down" size={16} />
      </Opener>
      <div id={panelId}>
        {isOpen && (
          <Panel>
            <strong>{user.fullName}</strong>
            <Email>{user.email}</Email>
            <List>
              <li>
                <ActionLink to={linkTo('profile')} onClick={() => setOpen(false)}>
                  <Icon name="user" size={18} /> My account
                </ActionLink>
              </li>
              <li>
                <button type="button" aria-haspopup="dialog" onClick={help}>
                  <Icon name="info" size={18} /> Keyboard shortcuts
                </button>
              </li>
              <li>
                <button type="button" disabled={loading} onClick={() => void signOut()}>
                  <Icon name="log-out" size={18} /> Sign out
                </button>
              </li>
            </List>
          </Panel>
        )}
      </div>
    </Box>
  );
}

const Box = styled.div`
  position: relative;
`;

const Opener = styled.button`
  display: flex;
  gap: ${s('space.4')};
  align-items: center;
  min-height: 44px;
  padding: 0 ${s('space.4')};
  border: 0;
  border-radius: ${s('radius.control')};
  background: none;
  color: ${s('color.ink2')};
  cursor: pointer;

  ${until('tablet')} {
    i {
      display: none;
    }
  }
`;

const Initial = styled.span`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: ${s('radius.round')};
  background: ${s('color.madder')};
  color: ${s('color.onMadder')};
  font-size: ${s('size.15')};
  font-weight: 650;
  line-height: 1;
`;

const Panel = styled.div`
  position: absolute;
  z-index: ${depth('drawer')};
  top: calc(100% + ${s('space.8')});
  right: 0;
  width: 264px;
  padding: ${s('space.16')};
  border: 1px solid ${s('color.line')};
  border-radius: ${s('radius.card')};
  background: ${s('color.surface')};
  box-shadow: ${s('shadow.raised')};
`;

const Email = styled.p`
  ${truncate}
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
`;

const List = styled.ul`
  margin: ${s('space.12')} 0 0;
  padding: ${s('space.4')} 0 0;
  border-top: 1px solid ${s('color.line')};
  list-style: none;

  a,
  button {
    display: flex;
    gap: ${s('space.12')};
    align-items: center;
    width: 100%;
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: ${s('color.ink')};
    font-size: ${s('size.15')};
    text-decoration: none;
    cursor: pointer;
  }

  a:hover,
  button:hover {
    color: ${s('color.madder')};
  }
`;
