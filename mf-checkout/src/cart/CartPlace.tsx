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
  const [isOpen, setOpen] = useState(false);
  useEffect(() => void delivery.look(), [delivery]);

  if (isOpen) return <PinForm initial={pin} choose={delivery.choose} onChosen={() => setOpen(false)} />;
  // One element until somebody asks.
  if (!pin)
    return (
      <Button type="button" $variant="quiet" $size="small" $flush onClick={() => setOpen(true)}>
        Enter PIN code for the day of delivery
      </Button>
    );
  return (
    <Stack>
      <Line>
        Delivering to {[pin, place?.city ?? place?.state].filter(Boolean).join(', ')}
        <Button type="button" $variant="quiet" $size="small" $flush onClick={() => setOpen(true)}>
          Change PIN code
        </Button>
      </Line>
      {place && (place.serviceable ? <p>{promiseText(place)}</p> : <NotServed pin={pin} />)}
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
  justify-content: space-between;
  align-items: center;
`;
