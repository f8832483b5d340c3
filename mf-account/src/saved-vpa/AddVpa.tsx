import styled from 'styled-components';
import { useChange } from '@shop/kernel/routing';
import { Alert, Button, Surface, TextField } from '@shop/ui';
import { CardHeading } from '../card-heading/CardHeading';
import { OneFieldForm } from '../forms/OneFieldForm';
import { textOf } from '../forms/textOf';
import { saveVpa } from './savedVpas';
import { vpaError } from './vpaRules';

const limit = 10;

/** The form for one more UPI ID. */
export function AddVpa({ count }: { count: number }) {
  const action = useChange({ fields: ['vpa'], staleBy: ['VPA_EXISTS'] });

  const handleSubmit = async (form: HTMLFormElement) => {
    const vpa = textOf(form, 'vpa');
    if (!action.check({ vpa: vpaError(vpa) })) return;
    const { done } = await action.run(
      (db) => saveVpa(db, vpa),
      'The UPI ID is saved. Please verify it next.',
    );
    if (done) form.reset();
  };

  if (count >= limit)
    return <Alert tone="info">You can save up to {limit} UPI IDs. Please remove one first.</Alert>;

  return (
    <Surface>
      <CardHeading>Add a UPI ID</CardHeading>
      <OneFieldForm action={action} noValidate onSubmit={handleSubmit}>
        {action.problem && (
          <Wide>
            <Alert tone="error">{action.problem}</Alert>
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
          error={action.errors.vpa}
          required
        />
        <Button type="submit" $variant="primary" $busy={action.busy}>
          Add UPI ID
        </Button>
      </OneFieldForm>
    </Surface>
  );
}

const Wide = styled.div`
  grid-column: 1 / -1;
`;
