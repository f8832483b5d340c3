import styled from 'styled-components';
import { usePlatform } from '@shop/kernel/react';
import { Form, linkTo, useLocation } from '@shop/kernel/routing';
import { Icon, s } from '@shop/ui';

/** Closed in the beta (spec §2, Header), open when the shop is live (spec §1). */
export function SearchBox() {
  const { phase } = usePlatform().settings;
  const isOpen = phase === 'live';
  const { pathname, search } = useLocation();
  const page = usePlatform().links.resolve(linkTo('search'));
  const asked = pathname === page ? (new URLSearchParams(search).get('q') ?? '') : '';
  if (page === undefined) return null;
  return (
    <Box action={page} role="search">
      <Icon name="search" size={18} />
      <input
        type="search"
        name="q"
        // Another search starts from its own words, typing keeps what is typed.
        key={asked}
        defaultValue={asked}
        aria-label="Search"
        placeholder={isOpen ? 'Search kurtas, cycles, brass…' : 'Search opens at the full launch'}
        autoComplete="off"
        disabled={!isOpen}
        required
      />
    </Box>
  );
}

const Box = styled(Form)`
  position: relative;
  display: block;
  width: 100%;

  i {
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

  input:disabled {
    cursor: not-allowed;
  }
`;
