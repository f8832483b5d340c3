import { Suspense, useState } from 'react';
import styled from 'styled-components';
import type { Platform } from '@shop/kernel/platform';
import { usePlatform } from '@shop/kernel/react';
import { laterPart } from '@shop/kernel/routing';
import { Button, PartAway, s } from '@shop/ui';

// Most readers never give a PIN code here: the form comes when one is asked for.
const pinForm = laterPart(
  async () => (await import(/* webpackChunkName: "pin-form" */ './pinForm')).PinForm,
  PartAway,
);

/** The PIN code that the delivery options are for, and the way to give another one. */
export function DeliveryPlace({ pin, place }: ReturnType<Platform['delivery']['get']>) {
  const { delivery } = usePlatform();
  // False once it was closed: its button is back, and takes the focus from the form that goes.
  const [isOpen, setOpen] = useState<boolean>();
  // One element until somebody asks: most readers never do.
  if (!pin && !isOpen)
    return (
      <Button type="button" $variant="quiet" $size="small" $flush onClick={() => setOpen(true)}>
        Enter PIN code for the day of delivery
      </Button>
    );
  const name = [pin, place?.city ?? place?.state].filter(Boolean).join(', ');

  return (
    <Place>
      <Line role="status">
        {pin && place?.serviceable !== false && `Delivering to ${name}`}
        {pin && place?.serviceable === false && <Refusal>We do not deliver to PIN code {pin} yet.</Refusal>}
      </Line>
      {isOpen ? (
        <Suspense>
          <pinForm.Part autoFocus initial={pin} choose={delivery.choose} onChosen={() => setOpen(false)} />
        </Suspense>
      ) : (
        <Button
          type="button"
          $variant="quiet"
          $size="small"
          $flush
          autoFocus={isOpen === false}
          onClick={() => setOpen(true)}
        >
          Change PIN code
        </Button>
      )}
    </Place>
  );
}

/* The button's own edge lies within the gap: its focus would stand upon the place. */
const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.4')} ${s('space.24')};
  align-items: center;
  padding-bottom: ${s('space.12')};
`;
const Line = styled.p`
  margin: 0;
`;
const Refusal = styled.strong`
  color: ${s('color.kumkum')};
`;
