import { type SubmitEvent, useRef } from 'react';
import styled from 'styled-components';
import { useToast } from '@shop/kernel/react';
import { Alert, Button, from, s, Surface, TextField } from '@shop/ui';
import { CardHeading } from '../card-heading/CardHeading';
import { textOf } from '../forms/textOf';
import { useAction } from '../forms/useAction';
import { useFieldErrors } from '../forms/useFieldErrors';
import { saveVpa } from './savedVpas';
import { vpaError } from './vpaRules';

const limit = 10;

/** The form for one more UPI ID. */
export function AddVpa({ count }: { count: number }) {
  const form = useRef<HTMLFormElement>(null);
  const action = useAction();
  const { errors, check } = useFieldErrors(form, action.failure);
  const showToast = useToast();

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = event.currentTarget;
    const vpa = textOf(typed, 'vpa');
    const wrong = vpaError(vpa);
    if (!check(wrong ? { vpa: wrong } : {})) return;
    if (!(await action.run((db) => saveVpa(db, vpa)))) return;
    typed.reset();
    showToast({ tone: 'success', message: 'The UPI ID is saved. Please verify it next.' });
  };

  if (count >= limit)
    return <Alert tone="info">You can save up to {limit} UPI IDs. Please remove one first.</Alert>;

  return (
    <Surface>
      <CardHeading>Add a UPI ID</CardHeading>
      <Form ref={form} noValidate onSubmit={(event) => void handleSubmit(event)}>
        {action.failure && !action.failure.field && (
          <Wide>
            <Alert tone="error">{action.failure.message}</Alert>
          </Wide>
        )}
        <TextField
          label="UPI ID"
          name="vpa"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="name@bank"
          error={errors.vpa}
          required
        />
        <Button type="submit" $variant="primary" disabled={action.busy} aria-busy={action.busy}>
          Add UPI ID
        </Button>
      </Form>
    </Surface>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${s('space.16')};
  align-items: start;

  ${from('tablet')} {
    grid-template-columns: minmax(0, 24rem) auto;
    justify-content: start;

    button {
      min-height: 48px;
      margin-top: 25px;
    }
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;
`;
