import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styled from 'styled-components';
import { s } from '../../theme/s';

interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

interface Props {
  /** What the tabs are about. */
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
}

/** Panels of which one shows; all are in the page, so that crawlers read them. Arrow keys move and select. */
export function Tabs({ label, tabs, selected, onSelect }: Props) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);

  const handleKey = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ id }) => id === selected);
    const targets = new Map([
      ['ArrowRight', (index + 1) % tabs.length],
      ['ArrowLeft', (index - 1 + tabs.length) % tabs.length],
      ['Home', 0],
      ['End', tabs.length - 1],
    ]);
    const target = targets.get(event.key);
    const tab = target === undefined ? undefined : tabs[target];
    // With one of these keys an arrow goes back in the browser's history.
    if (target === undefined || !tab || event.altKey || event.metaKey) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  };

  return (
    <div>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={handleKey}>
        {tabs.map(({ id, label: text }) => (
          <TabButton
            key={id}
            type="button"
            role="tab"
            id={`${prefix}-tab-${id}`}
            aria-controls={`${prefix}-panel-${id}`}
            aria-selected={id === selected}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
          >
            {text}
          </TabButton>
        ))}
      </List>
      {tabs.map(({ id, content }) => (
        <Panel
          key={id}
          role="tabpanel"
          id={`${prefix}-panel-${id}`}
          aria-labelledby={`${prefix}-tab-${id}`}
          hidden={id !== selected}
          tabIndex={0}
        >
          {content}
        </Panel>
      ))}
    </div>
  );
}

/** In as many lines as it takes: one that scrolls hides its last tab on a narrow phone, and nothing says that there is more. */
const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${s('space.24')};
  border-bottom: 1px solid ${s('color.line')};
`;

const TabButton = styled.button`
  flex: none;
  min-height: 48px;
  padding: ${s('space.8')} 0;
  border: 0;
  border-bottom: 3px solid transparent;
  background: none;
  color: ${s('color.ink2')};
  font-weight: 600;
  cursor: pointer;

  &:hover {
    color: ${s('color.ink')};
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  &[aria-selected='true'] {
    border-bottom-color: ${s('color.madder')};
    color: ${s('color.ink')};
  }
`;

const Panel = styled.div`
  padding-block: ${s('space.24')};

  /* Nothing could open the other panels, so they stand one after another. */
  @media (scripting: none) {
    &[hidden] {
      display: block;
    }
  }
`;
