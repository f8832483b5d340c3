import { useRef } from 'react';
import styled from 'styled-components';
import { thumbnail } from '@shop/kernel/domain';
import { Alert, Button, Picture, s } from '@shop/ui';
import { FileField } from '../file-field/FileField';
import { pictureTypes } from './pictureWidths';
import { useUpload } from './useUpload';

interface Props {
  /** Path prefix of the picture; empty for none. */
  path: string;
  /** What the shop shows where there is none. */
  without: string;
  error: string | undefined;
  onChange: (path: string) => void;
}

/** The one picture of something, such as a category. A new one is resized here and uploaded at once. */
export function CoverField({ path, without, error, onChange }: Props) {
  const { upload, busy, problem } = useUpload();
  const field = useRef<HTMLDivElement>(null);
  const handleFiles = async (files: File[]) => {
    const [taken] = await upload(files);
    if (taken) onChange(taken.path);
  };
  const handleRemove = () => {
    onChange('');
    // The button that was pressed goes.
    field.current?.querySelector('input')?.focus();
  };
  return (
    <Field ref={field}>
      <Alert tone="error">{problem ?? error}</Alert>
      {path ? (
        <Shown>
          <Picture {...thumbnail(path)} width={72} height={90} alt="The picture now" />
          <Button type="button" $variant="quiet" $size="small" disabled={busy} onClick={handleRemove}>
            Remove picture
          </Button>
        </Shown>
      ) : (
        <p>{without}</p>
      )}
      <FileField
        label={busy ? 'Uploading…' : path ? 'Another picture' : 'Picture'}
        accept={pictureTypes.join(',')}
        disabled={busy}
        onFiles={(files) => void handleFiles(files)}
      />
    </Field>
  );
}

const Field = styled.div`
  display: grid;
  gap: ${s('space.12')};

  p {
    margin: 0;
    color: ${s('color.ink2')};
    font-size: ${s('size.14')};
  }
`;

const Shown = styled.div`
  display: flex;
  gap: ${s('space.12')};
  align-items: center;

  img {
    width: 72px;
    border-radius: ${s('radius.control')};
  }
`;
