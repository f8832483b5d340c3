import type { ChangeEvent } from 'react';
import styled from 'styled-components';
import { s } from '@shop/ui';

interface Props {
  label: string;
  /** As in the `accept` of HTML. */
  accept: string;
  multiple?: boolean;
  disabled: boolean;
  /** Hears the chosen files, also when the same ones are chosen again. */
  onFiles: (files: File[]) => void;
}

/** A place to choose files or drop them on. */
export function FileField({ label, accept, multiple = false, disabled, onFiles }: Props) {
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <Label>
      {label}
      <input type="file" accept={accept} multiple={multiple} disabled={disabled} onChange={handleChange} />
    </Label>
  );
}

const Label = styled.label`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${s('space.4')};
  width: 100%;
  font-size: ${s('size.14')};
  font-weight: 600;

  input {
    max-width: 100%;
    padding: ${s('space.16')};
    border: 1.5px dashed ${s('color.lineStrong')};
    border-radius: ${s('radius.control')};
    color: ${s('color.ink2')};
    font: inherit;
    font-weight: 400;
  }

  input:disabled {
    opacity: 0.6;
  }

  ::file-selector-button {
    min-height: 36px;
    margin-right: ${s('space.12')};
    padding: 0 ${s('space.16')};
    border: 1.5px solid ${s('color.ink')};
    border-radius: ${s('radius.control')};
    background: transparent;
    color: ${s('color.ink')};
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
`;
