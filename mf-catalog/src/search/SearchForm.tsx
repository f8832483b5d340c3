import styled from 'styled-components';
import { usePlatform } from '@shop/kernel/react';
import { Form, linkTo } from '@shop/kernel/routing';
import { Button, from, s, TextField } from '@shop/ui';

/** The page's own search field: on phones, and while the header's is closed, the only one. */
export function SearchForm({ words }: { words: string }) {
  const page = usePlatform().links.resolve(linkTo('search'));
  if (page === undefined) return null;
  return (
    <Row action={page} role="search" aria-label="Search again">
      <TextField
        label="What are you looking for?"
        type="search"
        name="q"
        defaultValue={words}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        required
      />
      <Button type="submit">Search</Button>
    </Row>
  );
}

const Row = styled(Form)`
  display: grid;
  align-items: end;
  gap: ${s('space.12')};
  grid-template-columns: minmax(0, 1fr) auto;

  /* As high as the field beside it. */
  button {
    min-height: 48px;
  }
  ${from('tablet')} {
    max-width: 560px;
  }
`;
