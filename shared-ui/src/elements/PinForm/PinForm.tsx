import { type SubmitEvent, useState } from 'react';
import styled from 'styled-components';
import { s } from '../../theme/s';
import { Button } from '../Button/Button';
import { TextField } from '../TextField/TextField';

interface Props {
  /** The PIN code that is known already. */
  initial?: string;
  /** Keeps it and finds out what is promised there; rejects when nobody answers. */
  choose: (pin: string) => Promise<unknown>;
  /** It takes the place of the button that was pressed for it. */
  autoFocus?: boolean;
  /** Called once that is known. */
  onChosen?: () => void;
}

/** Asks where parcels go. */
export function PinForm({ initial, choose, autoFocus, onChosen }: Props) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('pin') as HTMLInputElement;
    const pin = field.value.replaceAll(/\s/g, '');
    if (!/^[1-9]\d{5}$/.test(pin)) {
      setError('Enter a 6-digit PIN code');
      return field.focus();
    }
    setBusy(true);
    setError('');
    try {
      await choose(pin);
      onChosen?.();
    } catch {
      setError('The PIN code could not be checked just now. Please try again.');
    }
    setBusy(false);
  };

  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        label="PIN Code"
        name="pin"
        inputMode="numeric"
        autoComplete="postal-code"
        defaultValue={initial}
        autoFocus={autoFocus}
        error={error}
      />
      <Button type="submit" $variant="secondary" $busy={busy}>
        Check PIN code
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 200px) auto;
  gap: ${s('space.12')};
  justify-content: start;
  align-items: start;

  > button {
    margin-top: 28px;
  }
`;
