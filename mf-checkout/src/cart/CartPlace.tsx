import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { promisedDays } from '@shop/kernel/domain';
import { usePlatform, useStore } from '@shop/kernel/react';
import { Alert, Button, PinForm, s } from '@shop/ui';
import type { Place } from '../ordering/quoteOrder';

/** When the bag would arrive at the shopper's PIN code, before anybody checks out. */
export function CartPlace() {
  const { delivery } = usePlatform();
  const { pin, place } = useStore(delivery);
  // False once it was closed: its button is back, and takes the focus from the form that goes.
  const [isOpen, setOpen] = useState<boolean>();
  useEffect(() => void delivery.look(), [delivery]);

  const handleClose = () => setOpen(false);
  const opener = (words: string) => (
    <Button
      type="button"
      $variant="quiet"
      $size="small"
      $flush
      autoFocus={isOpen === false}
      onClick={() => setOpen(true)}
    >
      {words}
    </Button>
  );
  // One element until somebody asks.
  if (!pin && !isOpen) return opener('Enter PIN code for the day of delivery');
  const name = [pin, place?.city ?? place?.state].filter(Boolean).join(', ');

  return (
    <Stack>
      <Line>
        <span role="status">
          {pin && place?.serviceable !== false && `Delivering to ${name}`}
          {pin && place?.serviceable && (
            <>
              <br />
              {promiseText(place)}
            </>
          )}
        </span>
        {!isOpen && opener('Change PIN code')}
      </Line>
      {isOpen && (
        <div>
          <PinForm autoFocus initial={pin} choose={delivery.choose} onChosen={handleClose} />
          <Button type="button" $variant="quiet" $size="small" $flush onClick={handleClose}>
            Not now
          </Button>
        </div>
      )}
      {pin && place?.serviceable === false && <NotServed pin={pin} />}
    </Stack>
  );
}

const NotServed = ({ pin }: { pin: string }) => (
  <Alert tone="error">We do not deliver to PIN code {pin} yet.</Alert>
);

function promiseText({ standard, cash }: Place): string {
  const arrival =
    standard && `Arrives ${promisedDays({ promisedFrom: standard.from, promisedTo: standard.to })}.`;
  return `${arrival ?? ''} Cash on delivery is ${cash ? '' : 'not '}possible there.`.trim();
}

const Stack = styled.div`
  display: grid;
  gap: ${s('space.8')};
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${s('space.12')};
  justify-content: space-between;
  align-items: center;

  > span {
    flex: 1 1 12rem;
  }
`;
