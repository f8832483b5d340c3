import type { SubmitEvent } from 'react';
import styled from 'styled-components';
import { Button, s, TextField } from '@shop/ui';
import { useListQuery } from '../table/useListQuery';
import type { Period } from './period';

/** Any period by its first and last day; the one before it, of the same length, is compared. */
export function PeriodForm({ from, to }: Period) {
  const query = useListQuery();
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    query.go({ from: String(form.get('from')), to: String(form.get('to')), days: '' });
  };
  return (
    <Form key={`${from} ${to}`} onSubmit={handleSubmit} aria-label="Choose a period">
      <TextField label="From" name="from" type="date" defaultValue={from} required />
      <TextField label="To" name="to" type="date" defaultValue={to} required />
      <Button type="submit" $variant="secondary">
        Show
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')};
  align-items: end;

  > :not(button) {
    flex: 1 1 130px;
  }

  /* As high as the field beside it. */
  button {
    min-height: 48px;
  }
`;
