import type { SubmitEvent } from 'react';
import styled from 'styled-components';
import { Button, s, TextField } from '@shop/ui';
import { Rebuilt } from '../forms/Rebuilt';
import { useListQuery } from './useListQuery';

/** Searches on Enter; what was searched for stands in the address. */
export function SearchForm({ label }: { label: string }) {
  const query = useListQuery();
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    query.go({ q: String(new FormData(event.currentTarget).get('q')).trim() });
  };
  return (
    <Form role="search" aria-label={label} onSubmit={handleSubmit}>
      <Rebuilt version={query.get('q')}>
        <TextField label={label} name="q" type="search" defaultValue={query.get('q')} maxLength={100} />
      </Rebuilt>
      <Button type="submit" $variant="secondary">
        Search
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex: 1 1 280px;
  gap: ${s('space.8')};
  align-items: end;

  /* As high as the field beside it. */
  button {
    min-height: 48px;
  }
  max-width: 480px;

  > :first-child {
    flex: 1;
  }
`;
