import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { usePlatform, useStore } from '@shop/kernel/react';
import { depth, s, visuallyHidden } from '@shop/ui';
import { countSearch } from './countSearch';
import { recentSearchesOf } from './recentSearches';
import {
  departments,
  recentGroups,
  type SuggestionEntry,
  type SuggestionGroup,
  suggestionGroups,
} from './suggestionGroups';
import { SuggestionList } from './SuggestionList';
import { useSuggested } from './useSuggested';

export interface SuggestionsProps {
  /** The box that they are for; the focus stays in it. */
  input: HTMLInputElement;
  listId: string;
  /** The words whose results show now. */
  asked: string;
  onListed: (listed: { isShown: boolean; activeId: string | undefined }) => void;
  onClose: () => void;
}

const typedIn = ({ value }: HTMLInputElement) => value.trim();

/** The list under the search box: arrows walk through it, Enter follows, Escape closes (ARIA's combobox with a list). */
export function Suggestions({ input, listId, asked, onListed, onClose }: SuggestionsProps) {
  const platform = usePlatform();
  const recent = recentSearchesOf(platform);
  const searches = useStore(recent);
  const [words, setWords] = useState(() => typedIn(input));
  const suggested = useSuggested(words);
  const groups = words
    ? suggested
      ? suggestionGroups(suggested.words, suggested.found)
      : []
    : recentGroups(searches);
  const entries = groups.flatMap((group) => group.entries);
  const isShown = entries.length > 0;

  // What is walked through belongs to one list; another one begins without.
  const list = words ? suggested?.words : '';
  const [active, setActive] = useState({ index: -1, of: list });
  const index = active.of === list ? active.index : -1;
  const idOf = (at: number) => `${listId}-${at}`;
  const activeId = isShown && index >= 0 ? idOf(index) : undefined;

  const listen = useEffectEvent(onListed);
  useEffect(() => listen({ isShown, activeId }), [isShown, activeId]);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const keep = (searched: string) => recent.send({ type: 'search', words: searched });
  const search = (searched: string) => {
    keep(searched);
    void countSearch(platform, searched);
  };
  const keepAsked = useEffectEvent(() => asked && keep(asked));
  useEffect(() => void keepAsked(), [asked]);

  /** One further than the last, and one before the first, is the box itself. */
  const walk = (by: 1 | -1) => {
    const places = entries.length + 1;
    setActive({ index: ((index + 1 + by + places) % places) - 1, of: list });
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    if (step && isShown) walk(step);
    else if (event.key === 'Enter' && activeId) document.getElementById(activeId)?.click();
    else if (event.key === 'Escape' && isShown) onClose();
    else return;
    event.preventDefault();
  });
  const handleSubmit = useEffectEvent(() => search(typedIn(input)));
  const handleOutside = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !input.form?.contains(target)) onClose();
  });
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    input.addEventListener('input', () => setWords(typedIn(input)), { signal });
    input.addEventListener('keydown', (event) => handleKey(event), { signal });
    input.form?.addEventListener('submit', () => handleSubmit(), { signal });
    document.addEventListener('pointerdown', (event) => handleOutside(event), { signal });
    return () => end.abort();
  }, [input]);

  const choose = ({ to }: SuggestionEntry) => {
    if (typeof to.values.q === 'string') search(to.values.q);
    // It may lead to where one is already, which changes nothing that would close it.
    onClose();
    // Whoever is in a field when the page comes began anew, and is left there.
    input.blur();
  };

  return (
    <>
      <Status role="status">{statusOf(groups, entries.length)}</Status>
      {isShown && (
        // The focus stays in the box whatever is pressed.
        <Panel onMouseDown={(event) => event.preventDefault()}>
          {groups[0] === departments && <Nothing>Nothing is called “{suggested?.words}”.</Nothing>}
          <SuggestionList
            id={listId}
            groups={groups}
            typed={suggested?.words ?? ''}
            activeId={activeId}
            idOf={idOf}
            onChoose={choose}
          />
          {!words && (
            <Clear
              type="button"
              onClick={() => {
                // The keyboard had it here, and the list goes.
                input.focus();
                recent.send({ type: 'clear' });
              }}
            >
              Clear recent searches
            </Clear>
          )}
        </Panel>
      )}
    </>
  );
}

/** What screen readers are told of a new list. */
function statusOf([first]: readonly SuggestionGroup[], count: number): string {
  if (!first) return '';
  if (first === departments) return 'No suggestions; departments are listed instead';
  return `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`;
}

const Status = styled.div`
  ${visuallyHidden}
`;

const Panel = styled.div`
  position: absolute;
  z-index: ${depth('raised')};
  top: calc(100% + ${s('space.8')});
  right: 0;
  left: 0;
  max-height: min(600px, 74dvh);
  padding-block: ${s('space.8')};
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${s('color.line')};
  border-radius: ${s('radius.card')};
  background: ${s('color.surface')};
  box-shadow: ${s('shadow.raised')};
`;

const Nothing = styled.p`
  margin: 0;
  padding: ${s('space.8')} ${s('space.16')};
  color: ${s('color.ink2')};
  font-size: ${s('size.15')};
  overflow-wrap: anywhere;
`;

const Clear = styled.button`
  min-height: 44px;
  padding: 0 ${s('space.16')};
  border: 0;
  background: none;
  color: ${s('color.neel')};
  font-size: ${s('size.14')};
  cursor: pointer;
`;
