import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useNavigate } from '@shop/kernel/routing';
import { Dialog, Icon, s, visuallyHidden } from '@shop/ui';
import { useMay } from '../access/rights';
import { type Entry, type EntryGroup, foundGroups, knownGroups, shortestQuery } from './entries';
import { keyOf, optionId, PaletteList } from './PaletteList';
import { useFound } from './useFound';

/** One search over the whole dashboard: arrows walk, Enter opens, Escape closes (ARIA's combobox with a list). */
export function Palette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const may = useMay();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  // By what it is: when the database's answer comes, the same one stands elsewhere in the list.
  const [active, setActive] = useState<string>();
  const query = typed.trim();
  const isAsked = query.length >= shortestQuery;
  const asked = useFound(query);
  const isFailed = asked !== undefined && !asked.found;

  const groups: EntryGroup[] = [
    ...(asked?.found && isAsked ? foundGroups(asked.found) : []),
    ...knownGroups(query, may),
  ];
  const entries = groups.flatMap((group) => group.entries);
  const walked = entries.findIndex((entry) => keyOf(entry) === active);
  const index = walked >= 0 ? walked : Math.min(0, entries.length - 1);
  const activeId = index >= 0 ? optionId(listId, index) : undefined;

  // Not `autoFocus`: that comes before the dialog is open, which then takes the focus itself.
  useEffect(() => field.current?.focus(), []);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  const reach = (entry: Entry | undefined) => setActive(entry && keyOf(entry));
  const open = (entry: Entry | undefined) => {
    if (!entry) return;
    onClose();
    void navigate(entry.to);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const count = entries.length;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    if (step && count > 0) reach(entries[(index + step + count) % count]);
    else if (event.key === 'Enter') open(entries[index]);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog title="Search the dashboard" hideTitle onClose={onClose} $width="640px">
      <Box>
        <Icon name="search" size={20} />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label="Search the dashboard"
          aria-autocomplete="list"
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-activedescendant={activeId}
          placeholder="Orders, products, customers, settings"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(undefined);
          }}
          onKeyDown={handleKey}
        />
      </Box>
      <Status role="status">{statusOf(isAsked && !asked, isFailed, entries.length)}</Status>
      <Results>
        {isFailed && (
          <Nothing>Orders, products and customers cannot be searched just now. Please try again.</Nothing>
        )}
        {entries.length === 0 && !isFailed && (
          <Nothing>{isAsked && !asked ? 'Searching' : `Nothing was found for “${query}”.`}</Nothing>
        )}
        <PaletteList
          id={listId}
          groups={groups}
          active={index}
          onReach={(entry) => setActive(keyOf(entry))}
          onChoose={open}
        />
      </Results>
      <Foot aria-hidden>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> to walk
        </span>
        <span>
          <kbd>Enter</kbd> to open
        </span>
        <span>
          <kbd>Esc</kbd> to close
        </span>
      </Foot>
    </Dialog>
  );
}

/** What screen readers are told of a new list. */
const statusOf = (isWaiting: boolean, isFailed: boolean, count: number) => {
  if (isWaiting) return '';
  if (isFailed) return 'The search did not answer';
  return `${count} ${count === 1 ? 'result' : 'results'}`;
};

const Box = styled.div`
  display: flex;
  gap: ${s('space.12')};
  align-items: center;
  margin: calc(-1 * ${s('space.12')}) ${s('space.32')} ${s('space.8')} 0;
  color: ${s('color.ink3')};

  input {
    flex: 1;
    min-width: 0;
    height: 44px;
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    color: ${s('color.ink')};
    font-size: ${s('size.18')};
    text-overflow: ellipsis;
  }

  input::placeholder {
    color: ${s('color.ink3')};
    opacity: 1;
  }
`;

const Status = styled.div`
  ${visuallyHidden}
`;

const Results = styled.div`
  height: min(440px, 56dvh);
  overflow-y: auto;
  overscroll-behavior: contain;
  border-block: 1px solid ${s('color.line')};
  margin-inline: calc(-1 * ${s('space.16')});
  padding-block: ${s('space.8')};
`;

const Nothing = styled.p`
  padding: ${s('space.16')};
  color: ${s('color.ink2')};
`;

const Foot = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.4')} ${s('space.16')};
  margin-top: ${s('space.12')};
  color: ${s('color.ink2')};
  font-size: ${s('size.12')};

  kbd {
    padding: 0 ${s('space.4')};
    border: 1px solid ${s('color.line')};
    border-radius: ${s('radius.badge')};
    font: inherit;
  }

  @media (pointer: coarse) {
    display: none;
  }
`;
