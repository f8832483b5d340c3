import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { depth } from '../../theme/depth';
import { from } from '../../theme/from';
import { s } from '../../theme/s';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';

interface ShownToast {
  id: number;
  message: string;
  tone: 'success' | 'error' | 'info';
  action?: { label: string; run: () => void };
}

interface Props {
  toasts: readonly ShownToast[];
  onDismiss: (id: number) => void;
}

const looks = {
  success: { icon: 'check', ground: 'color.neem' },
  error: { icon: 'alert', ground: 'color.kumkum' },
  info: { icon: 'info', ground: 'color.ink' },
} as const;

/** Short messages over the page. Always mounted, because screen readers announce only what joins a known region. */
export function ToastRegion({ toasts, onDismiss }: Props) {
  const region = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;

  // An open modal dialog covers everything else; only the browser's top layer stands above it.
  useEffect(() => {
    const element = region.current;
    if (newest === undefined || !element || !('showPopover' in element)) return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (document.querySelector('dialog:modal')) element.showPopover();
  }, [newest]);

  return (
    <Region ref={region} popover="manual" role="region" aria-label="Notifications">
      <div aria-live="polite">{toasts.filter(({ tone }) => tone !== 'error').map(draw)}</div>
      <div aria-live="assertive">{toasts.filter(({ tone }) => tone === 'error').map(draw)}</div>
    </Region>
  );

  function draw({ id, message, tone, action }: ShownToast) {
    return (
      <Message key={id} $tone={tone}>
        <Icon name={looks[tone].icon} size={20} />
        <span>{message}</span>
        {action && (
          <Action
            type="button"
            onClick={() => {
              action.run();
              onDismiss(id);
            }}
          >
            {action.label}
          </Action>
        )}
        <IconButton label="Dismiss" icon="close" onClick={() => onDismiss(id)} />
      </Message>
    );
  }
}

// Clear of what sticks to the edges: below the header on small screens, whose bars stand at the bottom, and above
// the bars of large ones.
const Region = styled.div`
  position: fixed;
  z-index: ${depth('toast')};
  inset: ${s('space.72')} 0 auto;
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
    inset: auto 0 ${s('space.72')};
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
