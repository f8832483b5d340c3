import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { pictureUrl } from '@shop/kernel/domain';
import { Alert, Badge, Button, s, useRestoreFocus } from '@shop/ui';
import { useStaffChange } from '../calls/useStaffChange';
import { ButtonRow } from '../panel/ButtonRow';
import { PrivatePicture } from '../pictures/PrivatePicture';
import { approvePhoto, refusePhoto, uploads } from './decidePhoto';
import type { PhotoRecord } from './reviewRecord';

interface Props {
  photo: PhotoRecord;
  /** What it is called: "Photo 1 of the review by Asha R.". */
  name: string;
}

const states = {
  waiting: { label: 'Waiting', tone: 'haldi' },
  approved: { label: 'Public', tone: 'neem' },
  refused: { label: 'Refused', tone: 'kumkum' },
} as const;

/** One photo with its two buttons. With the focus on it, A approves and R refuses. */
export function PhotoDecision({ photo, name }: Props) {
  const call = useStaffChange();
  const item = useRestoreFocus<HTMLLIElement>(call.busy);
  const { state } = photo;
  const approve = () => call.run((db) => approvePhoto(db, photo), `${name} is public`);
  const refuse = () => call.run((db) => refusePhoto(db, photo), `${name} is refused`);
  const handleKey = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || call.busy || !isPlain(event)) return;
    const key = event.key.toLowerCase();
    if (key === 'a' && state === 'waiting') void approve();
    if (key === 'r' && state !== 'refused') void refuse();
  };
  return (
    <Item
      ref={item}
      tabIndex={0}
      aria-label={`${name}, ${states[state].label}`}
      aria-keyshortcuts="a r"
      onKeyDown={handleKey}
    >
      <Shown photo={photo} name={name} />
      <div>
        <Badge $tone={states[state].tone}>{states[state].label}</Badge>
      </div>
      <ButtonRow>
        {state === 'waiting' && (
          <Button
            type="button"
            $size="small"
            $busy={call.busy}
            aria-label={`Approve ${name}`}
            onClick={() => void approve()}
          >
            Approve
          </Button>
        )}
        {state !== 'refused' && (
          <Button
            type="button"
            $size="small"
            $variant="secondary"
            $busy={call.busy}
            aria-label={`Refuse ${name}`}
            onClick={() => void refuse()}
          >
            Refuse
          </Button>
        )}
      </ButtonRow>
      <Alert tone="error">{call.problem}</Alert>
    </Item>
  );
}

/** Neither held down nor the browser's own, such as Ctrl+R. */
const isPlain = ({ ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) =>
  !ctrlKey && !metaKey && !altKey && !repeat;

/** As it was sent while it waits; what is refused is not shown again. */
function Shown({ photo, name }: Props) {
  const { id, state, width, height } = photo;
  if (state === 'refused') return null;
  if (state === 'waiting')
    return <PrivatePicture bucket={uploads} path={photo.name} alt={name} width={width} height={height} />;
  const source = pictureUrl({ path: `reviews/${id}` }, 320);
  return <img src={source} alt={name} width={width} height={height} />;
}

const Item = styled.li`
  display: grid;
  align-content: start;
  gap: ${s('space.8')};
  width: min(240px, 100%);
  padding: ${s('space.8')};
  border: 1px solid ${s('color.line')};
  border-radius: ${s('radius.control')};
  img {
    width: 100%;
    height: auto;
    max-height: 320px;
    object-fit: contain;
    background: ${s('color.sunk')};
  }
`;
