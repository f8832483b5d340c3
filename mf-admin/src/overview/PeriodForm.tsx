import { type SubmitEvent, useState } from 'react';
import styled from 'styled-components';
import { formatDate } from '@shop/kernel/domain';
import { besideField, Button, s, TextField } from '@shop/ui';
import { formText } from '../forms/formText';
import { Nothing } from '../panel/Nothing';
import { useListQuery } from '../table/useListQuery';
import { askedPeriod, type Period, type PeriodProblem, periodProblem } from './period';

/** Any period by its first and last day; the one before it, of the same length, is compared. */
export function PeriodForm(shown: Period) {
  const query = useListQuery();
  const asked = askedPeriod(query.params);
  const problem = asked && periodProblem(asked);
  return (
    <>
      <Fields key={query.params.toString()} {...(asked ?? shown)} asked={problem} />
      {problem && (
        <Nothing>
          Shown instead: {formatDate(shown.from, 'tableDay')} to {formatDate(shown.to, 'tableDay')}.
        </Nothing>
      )}
    </>
  );
}

interface Props extends Period {
  /** What is wrong with the days that the address asks for. */
  asked: PeriodProblem | undefined;
}

function Fields({ from, to, asked }: Props) {
  const query = useListQuery();
  const [problem, setProblem] = useState(asked);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const period = { from: formText(form, 'from'), to: formText(form, 'to') };
    const found = periodProblem(period);
    setProblem(found);
    if (!found) query.go({ ...period, days: '' });
  };
  return (
    <Form onSubmit={handleSubmit} aria-label="Choose a period">
      <TextField label="From" name="from" type="date" defaultValue={from} error={problem?.from} required />
      <TextField label="To" name="to" type="date" defaultValue={to} error={problem?.to} required />
      <Button type="submit" $variant="secondary">
        Show
      </Button>
    </Form>
  );
}

/** Wide enough for the fields of dates of every engine: by itself it had no room for the button in WebKit. */
const Form = styled.form`
  display: flex;
  flex: 0 1 29rem;
  flex-wrap: wrap;
  gap: ${s('space.8')};
  align-items: start;

  > :not(button) {
    flex: 1 1 130px;
  }

  > button {
    ${besideField}
  }
`;
