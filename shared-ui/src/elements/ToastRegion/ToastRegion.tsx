import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { depth } from '../../theme/depth';
import { from } from '../../theme/from';
import { s } from '../../theme/s';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { useTabToToast } from './useTabToToast';
import { useToastPlace } from './useToastPlace';

interface ShownToast {
  id: number;
  message: string;
  tone: 'success' | 'error' | 'info';
  action?: { label: string; run: () => void };
}

interface Props {
  toasts: readonly ShownToast[];
  onDismiss: (id: number) => void;
  /** A pointer or the keyboard is on a message, or no longer: none may go meanwhile. */
  onHold?: (isHeld: boolean) => void;
}

const looks = {
  success: { icon: 'check', ground: 'color.neem' },
  error: { icon: 'alert', ground: 'color.kumkum' },
  info: { icon: 'info', ground: 'color.ink' },
} as const;

/** Short messages over the page. Always mounted, because screen readers announce only what joins a known region. */
export function ToastRegion({ toasts, onDismiss, onHold }: Props) {
  const region = useRef<HTMLDivElement>(null);
  const [isOverModal, setOverModal] = useState(false);
  const newest = toasts.at(-1)?.id;
  const place = useToastPlace(region, newest);
  const offer = toasts.findLast(({ action }) => action)?.id;
  const { giveBack, handleKeyDown } = useTabToToast(region, isOverModal ? undefined : offer);

  // An open modal dialog covers everything else; only the browser's top layer stands above it.
  useEffect(() => {
    const element = region.current;
    if (newest === undefined || !element || !('showPopover' in element)) return;
    if (element.matches(':popover-open')) element.hidePopover();
    const isModal = document.querySelector('dialog:modal') !== null;
    setOverModal(isModal);
    if (isModal) element.showPopover();
  }, [newest]);

  const dismiss = (id: number) => {
    giveBack();
    onHold?.(false);
    onDismiss(id);
  };

  return (
    <Region
      ref={region}
      popover="manual"
      role="region"
      aria-label="Notifications"
      style={{ bottom: place }}
      onKeyDown={handleKeyDown}
      onFocus={() => onHold?.(true)}
      onBlur={() => onHold?.(false)}
      onPointerEnter={() => onHold?.(true)}
      onPointerLeave={({ currentTarget }) => onHold?.(currentTarget.matches(':focus-within'))}
    >
      <div aria-live="polite">{toasts.filter(({ tone }) => tone !== 'error').map(draw)}</div>
      <div aria-live="assertive">{toasts.filter(({ tone }) => tone === 'error').map(draw)}</div>
    </Region>
  );

  function draw({ id, message, tone, action }: ShownToast) {
    return (
      <Message key={id} $tone={tone}>
        <Icon name={looks[tone].icon} size={20} />
        <Words>{message}</Words>
        {/* Nothing outside a modal dialog can be pressed, not even what stands above it. */}
        {action && !isOverModal && (
          <Action
            type="button"
            onClick={() => {
              dismiss(id);
              action.run();
            }}
          >
            {action.label}
          </Action>
        )}
        {!isOverModal && <IconButton label="Dismiss" icon="close" onClick={() => dismiss(id)} />}
      </Message>
    );
  }
}

const Region = styled.div`
  position: fixed;
  z-index: ${depth('toast')};
  inset: auto 0 0;
  display: grid;
  justify-items: center;
  width: auto;
  height: auto;
  margin: 0;
  padding: 0 ${s('space.16')};
  overflow: visible;
  border: 0;
  background: none;
  pointer-events: none;

  ${from('desktop')} {
    padding-bottom: ${s('space.16')};
  }

  > div {
    display: grid;
    gap: ${s('space.8')};
    justify-items: center;
    width: 100%;
  }
`;

const Message = styled.div<{ $tone: keyof typeof looks }>`
  display: flex;
  gap: ${s('space.8')};
  align-items: center;
  max-width: 560px;
  margin-top: ${s('space.8')};
  padding: ${s('space.4')} ${s('space.4')} ${s('space.4')} ${s('space.12')};
  /* Over the dark footer its own ground would be lost. */
  border: 1px solid ${s('color.onDark2')};
  border-radius: ${s('radius.control')};
  background: ${({ $tone }) => s(looks[$tone].ground)};
  color: ${s('color.onMadder')};
  font-size: ${s('size.15')};
  font-weight: 500;
  line-height: 1.35;
  box-shadow: ${s('shadow.raised')};
  pointer-events: auto;
  transition:
    opacity ${s('motion.quick')},
    translate ${s('motion.quick')};

  @starting-style {
    opacity: 0;
    translate: 0 12px;
  }

  button:hover:not(:disabled) {
    background: ${s('color.veil')};
  }
`;

/** As high as the cross that others have beside them. */
const Words = styled.span`
  padding-block: ${s('space.12')};
  overflow-wrap: anywhere;
`;

const Action = styled.button`
  flex: none;
  min-height: 44px;
  padding: 0 ${s('space.8')};
  border: 0;
  border-radius: ${s('radius.control')};
  background: none;
  color: inherit;
  font-weight: 700;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;
