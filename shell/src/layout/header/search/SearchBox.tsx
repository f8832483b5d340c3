import { type ComponentType, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { usePlatform } from '@shop/kernel/react';
import { Form, linkTo, useLocation } from '@shop/kernel/routing';
import { Icon, s } from '@shop/ui';
import type { SuggestionsProps } from './Suggestions';

/** What the input tells screen readers of the list under it. */
type Listed = Parameters<SuggestionsProps['onListed']>[0];
const nothingListed: Listed = { isShown: false, activeId: undefined };

/**
 * Closed in the beta (docs/spec.md 2, Header), open when the shop is live. What suggests comes with the first focus: until then the
 * box costs nothing but itself, and where it cannot be had, Enter searches all the same.
 */
export function SearchBox() {
  const platform = usePlatform();
  const isOpen = platform.settings.phase === 'live';
  const location = useLocation();
  const page = platform.links.resolve(linkTo('search'));
  const asked = location.pathname === page ? (new URLSearchParams(location.search).get('q') ?? '') : '';
  const listId = useId();
  /** The box while somebody is in it: of these words, for another search has another box. */
  const [use, setUse] = useState<{ input: HTMLInputElement; of: string }>();
  const input = use?.of === asked ? use.input : undefined;
  const [listed, setListed] = useState(nothingListed);
  const { isShown, activeId } = input ? listed : nothingListed;
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();

  const box = useRef<HTMLInputElement>(null);

  const begin = (entered: HTMLInputElement) => setUse({ input: entered, of: asked });
  const end = () => {
    setUse(undefined);
    setListed(nothingListed);
  };
  const prepare = () => {
    if (Suggestions) return;
    // Asked for first, the client of the database comes meanwhile.
    platform.connect().catch(() => undefined);
    import(/* webpackChunkName: "suggestions" */ './Suggestions').then(
      (module) => setSuggestions(() => module.Suggestions),
      // The next focus asks again.
      () => undefined,
    );
  };

  // Whoever was in the server's box before its page could hear them is answered now.
  const takeOver = useEffectEvent((entered: HTMLInputElement) => {
    begin(entered);
    prepare();
  });
  useEffect(() => {
    if (box.current && box.current === document.activeElement) takeOver(box.current);
  }, []);
  useEffect(() => {
    addEventListener('popstate', end);
    return () => removeEventListener('popstate', end);
  }, []);

  if (page === undefined) return null;
  return (
    <Box
      action={page}
      role="search"
      onSubmit={end}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && end()}
    >
      <Icon name="search" size={18} />
      <input
        ref={box}
        type="search"
        name="q"
        // Another search starts from its own words, typing keeps what is typed.
        key={asked}
        defaultValue={asked}
        aria-label="Search"
        placeholder={isOpen ? 'Search kurtas, cycles, brass…' : 'Search opens at the full launch'}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        disabled={!isOpen}
        required
        onFocus={({ currentTarget }) => {
          begin(currentTarget);
          prepare();
        }}
        onInput={({ currentTarget }) => begin(currentTarget)}
        {...(isOpen && {
          role: 'combobox',
          'aria-autocomplete': 'list' as const,
          'aria-expanded': isShown,
          'aria-controls': isShown ? listId : undefined,
          'aria-activedescendant': activeId,
        })}
      />
      {Suggestions && input && (
        <Suggestions input={input} listId={listId} asked={asked} onListed={setListed} onClose={end} />
      )}
    </Box>
  );
}

const Box = styled(Form)`
  position: relative;
  display: block;
  width: 100%;

  > i {
    position: absolute;
    top: 50%;
    left: ${s('space.16')};
    color: ${s('color.ink3')};
    translate: 0 -50%;
  }

  input {
    width: 100%;
    height: 44px;
    padding: 0 ${s('space.16')} 0 44px;
    border: 1px solid ${s('color.line')};
    border-radius: ${s('radius.round')};
    background: ${s('color.sunk')};
    font-size: ${s('size.16')};
    text-overflow: ellipsis;
  }

  input:enabled {
    border-color: ${s('color.lineStrong')};
    background: ${s('color.surface')};
  }

  input::placeholder {
    color: ${s('color.ink3')};
    opacity: 1;
  }

  /* Said whole in the menu of phones; nobody types here, for whom iOS would enlarge the page. */
  input:disabled {
    font-size: ${s('size.14')};
    cursor: not-allowed;
  }
`;
