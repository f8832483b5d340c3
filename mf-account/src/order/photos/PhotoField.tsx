import { type ChangeEvent, useId, useRef } from 'react';
import styled from 'styled-components';
import { Alert, focusRing, Icon, pictureFiles, s, Spinner, useRestoreFocus, visuallyHidden } from '@shop/ui';
import { mostPhotos, type Photos } from './usePhotos';

interface Props {
  photos: Photos;
  error: string | undefined;
}

/** Up to four photos, each shown and taken away again by a press. */
export function PhotoField({ photos: { chosen, isPreparing, problems, add, remove }, error }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isFull = chosen.length >= mostPhotos;
  const handleRemove = (photo: string) => {
    // Its list goes with the last one, and the focus with that.
    if (chosen.length === 1) input.current?.focus();
    remove(photo);
  };
  const handleFiles = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = '';
    void add(files);
  };
  return (
    <Field>
      <Legend id={id}>Photos of what is wrong</Legend>
      <p id={`${id}-hint`}>1 to {mostPhotos}. Only you and our staff see them.</p>
      {/* Neither gone nor disabled where there are enough: the keyboard is on it, and would start again at the top. */}
      <Add>
        <input
          ref={input}
          type="file"
          name="photos"
          accept={pictureFiles}
          multiple
          aria-labelledby={`${id} ${id}-add`}
          aria-describedby={`${id}-hint`}
          aria-disabled={isFull || undefined}
          aria-invalid={error ? true : undefined}
          onClick={(event) => isFull && event.preventDefault()}
          onChange={handleFiles}
        />
        <Icon name={isFull ? 'check' : 'plus'} size={24} />
        <span id={`${id}-add`}>{isFull ? 'All photos are chosen' : 'Add photos'}</span>
      </Add>
      <Alert tone="error">{error ?? problems.join(' ')}</Alert>
      {isPreparing && <Spinner label="Preparing your photos" />}
      {chosen.length > 0 && (
        <List aria-label="Chosen photos">
          {chosen.map((photo, index) => (
            <Chosen key={photo.id} photo={photo} serial={index + 1} onRemove={handleRemove} />
          ))}
        </List>
      )}
    </Field>
  );
}

interface ChosenProps {
  photo: Photos['chosen'][number];
  serial: number;
  onRemove: (id: string) => void;
}

function Chosen({ photo: { id, url }, serial, onRemove }: ChosenProps) {
  const row = useRestoreFocus<HTMLLIElement>();
  return (
    <li ref={row}>
      <img src={url} alt={`Photo ${serial}`} width={72} height={90} />
      <button type="button" aria-label={`Remove photo ${serial}`} onClick={() => onRemove(id)}>
        <Icon name="close" size={18} />
      </button>
    </li>
  );
}

const Field = styled.div`
  display: grid;
  gap: ${s('space.4')};
  font-size: ${s('size.14')};

  p {
    margin: 0;
  }
`;
const Legend = styled.p`
  font-weight: 600;

  + p {
    color: ${s('color.ink2')};
  }
`;
/** In the words of the shop: a browser's own button speaks of files, in its own language. */
const Add = styled.label`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${s('space.4')};
  min-height: 72px;
  border: 1.5px dashed ${s('color.lineStrong')};
  border-radius: ${s('radius.control')};
  color: ${s('color.ink2')};
  font-weight: 600;
  cursor: pointer;

  input {
    ${visuallyHidden}
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
`;
const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.12')};
  padding: 0;
  margin: ${s('space.8')} 0 0;
  list-style: none;

  li {
    position: relative;
  }
  img {
    display: block;
    border-radius: ${s('radius.control')};
    object-fit: cover;
  }
  button {
    position: absolute;
    top: 0;
    right: 0;
    display: grid;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 0;
    border-radius: ${s('radius.control')};
    background: ${s('color.surface')};
    color: ${s('color.ink')};
    cursor: pointer;
    place-items: center;
    opacity: 0.92;
  }
`;
