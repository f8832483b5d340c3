import { type ChangeEvent, useId, useState } from 'react';
import styled from 'styled-components';
import {
  Button,
  focusRing,
  Icon,
  IconButton,
  pictureFiles,
  s,
  useRestoreFocus,
  visuallyHidden,
} from '@shop/ui';
import { type ChosenPhoto, mostPhotos, type usePhotos } from './usePhotos';

interface Props extends ReturnType<typeof usePhotos> {
  error: string | undefined;
  /** Something is being done about them. */
  onChange: () => void;
}

/** Up to four photos with a review, each with what became of it. */
export function PhotoField({ photos, notice, add, cancel, retry, remove, error, onChange }: Props) {
  const id = useId();
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = '';
    onChange();
    void add(files);
  };
  return (
    <Group role="group" aria-labelledby={id} aria-describedby={`${id}-hint`}>
      <Legend id={id}>Photos</Legend>
      <Hint id={`${id}-hint`}>
        Up to {mostPhotos}, if you like. We look at each before others see it, and keep neither place nor
        camera.
      </Hint>
      <Row>
        {photos.map((photo, index) => (
          <Slot
            key={photo.key}
            photo={photo}
            serial={index + 1}
            onCancel={cancel}
            onRetry={(again) => {
              onChange();
              void retry(again);
            }}
            onRemove={(key) => {
              onChange();
              remove(key);
            }}
          />
        ))}
        {photos.length < mostPhotos && <Empty isWrong={error !== undefined} onChange={handleChange} />}
      </Row>
      <Hint role="status">{notice}</Hint>
      {error && <Problem role="alert">{error}</Problem>}
    </Group>
  );
}

interface EmptyProps {
  isWrong: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Goes with the last photo that fits; the keyboard goes on at the one before it. */
function Empty({ isWrong, onChange }: EmptyProps) {
  const item = useRestoreFocus<HTMLLIElement>();
  return (
    <li ref={item}>
      <Add>
        <input
          type="file"
          accept={pictureFiles}
          multiple
          aria-label="Add photos"
          aria-invalid={isWrong || undefined}
          onChange={onChange}
        />
        <Icon name="plus" size={24} />
        Add photos
      </Add>
    </li>
  );
}

interface SlotProps {
  photo: ChosenPhoto;
  serial: number;
  onCancel: (key: string) => void;
  onRetry: (photo: ChosenPhoto) => void;
  onRemove: (key: string) => void;
}

function Slot({ photo, serial, onCancel, onRetry, onRemove }: SlotProps) {
  const { key, file, preview, state, percent, problem } = photo;
  const [isPicture, setIsPicture] = useState(true);
  const item = useRestoreFocus<HTMLLIElement>();
  return (
    <Item ref={item} data-state={state}>
      <Frame>
        {preview && isPicture && (
          <img src={preview} alt={`Photo ${serial}: ${file.name}`} onError={() => setIsPicture(false)} />
        )}
        {state === 'sending' && (
          <Cover>
            <Progress aria-label={`Sending photo ${serial}`} max={100} value={percent} />
            <span aria-hidden>{percent === undefined ? 'Waiting' : `${percent}%`}</span>
          </Cover>
        )}
        <Remove>
          <IconButton icon="close" label={`Remove photo ${serial}`} onClick={() => onRemove(key)} />
        </Remove>
      </Frame>
      <p role="status">
        {state === 'sent' && 'Ready'}
        {state === 'failed' && problem}
      </p>
      {state === 'sending' && (
        <Button
          type="button"
          $variant="quiet"
          $size="small"
          aria-label={`Stop sending photo ${serial}`}
          onClick={() => onCancel(key)}
        >
          Stop
        </Button>
      )}
      {state === 'failed' && (
        <Button
          type="button"
          $variant="quiet"
          $size="small"
          aria-label={`Try again: photo ${serial}`}
          onClick={() => onRetry(photo)}
        >
          Try again
        </Button>
      )}
    </Item>
  );
}

const Group = styled.div`
  display: grid;
  gap: ${s('space.4')};
`;
const Legend = styled.p`
  margin: 0;
  font-weight: 600;
`;
const Hint = styled.p`
  margin: 0;
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
`;
const Row = styled.ul`
  display: grid;
  gap: ${s('space.12')};
  padding: 0;
  margin: ${s('space.8')} 0 0;
  grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
  list-style: none;
`;
const Item = styled.li`
  min-width: 0;
  font-size: ${s('size.14')};
  p {
    margin: ${s('space.4')} 0 0;
    color: ${s('color.neem')};
    overflow-wrap: anywhere;
  }
  &[data-state='failed'] p {
    color: ${s('color.kumkum')};
  }
`;
const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border: 1px solid ${s('color.line')};
  border-radius: ${s('radius.control')};
  background: ${s('color.sunk')};
  aspect-ratio: 1;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
const Cover = styled.div`
  position: absolute;
  display: grid;
  align-content: center;
  gap: ${s('space.4')};
  background: color-mix(in srgb, ${s('color.surface')} 70%, transparent);
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  inset: 0;
  justify-items: center;
`;
const Progress = styled.progress`
  width: 80%;
  accent-color: ${s('color.neem')};
`;
const Remove = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  border-radius: ${s('radius.round')};
  background: ${s('color.surface')};
`;
const Add = styled.label`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${s('space.4')};
  border: 1.5px dashed ${s('color.lineStrong')};
  border-radius: ${s('radius.control')};
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
  font-weight: 600;
  aspect-ratio: 1;
  cursor: pointer;
  input {
    ${visuallyHidden}
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
`;
const Problem = styled.p`
  margin: 0;
  color: ${s('color.kumkum')};
  font-size: ${s('size.14')};
`;
