import { type Ref, useState } from 'react';
import styled from 'styled-components';
import { besideField, Button, s, TextField } from '@shop/ui';

interface Props {
  label: string;
  hint?: string;
  name: string;
  busy: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onFind: (words: string) => void;
}

/** A search inside a form: Enter searches, and does not save what is not finished. */
export function SearchField({ label, hint, name, busy, inputRef, onFind }: Props) {
  const [words, setWords] = useState('');
  return (
    <Row>
      <TextField
        ref={inputRef}
        label={label}
        hint={hint}
        name={name}
        value={words}
        required={false}
        autoComplete="off"
        onChange={(event) => {
          // What is looked for is no change of the form around it.
          event.stopPropagation();
          setWords(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onFind(words);
        }}
      />
      <Button
        type="button"
        $variant="secondary"
        $busy={busy}
        aria-label={label}
        onClick={() => onFind(words)}
      >
        Find
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${s('space.8')};
  align-items: start;

  > button {
    ${besideField}
  }
`;
