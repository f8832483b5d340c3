import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { shop } from '@shop/kernel/domain';
import { readStored, writeStored } from '@shop/kernel/platform';
import { Button, ClothStrip, Dialog, s } from '@shop/ui';
import { LaunchCountdown } from './LaunchCountdown';
import { launchText } from './launchText';

export const betaModalStorageKey = 'beta-modal-seen';

/** Milliseconds after load (spec §9). */
const delay = 1000;

const hasSeen = () => readStored('localStorage', betaModalStorageKey, (value) => value === true) ?? false;

interface Props {
  /** Null once it is over. */
  launchDay: string | null;
}

/** Greets once per device, one second after load; closing it is remembered (spec §4, Timed behaviour). */
export function BetaModal({ launchDay }: Props) {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (hasSeen()) return;
    const timer = setTimeout(() => setOpen(true), delay);
    return () => clearTimeout(timer);
  }, []);

  const close = () => {
    setOpen(false);
    writeStored('localStorage', betaModalStorageKey, true);
  };

  if (!isOpen) return null;
  return (
    <Dialog title={`Welcome to the ${shop.name} beta`} onClose={close}>
      <Content>
        <ClothStrip $print="ajrakh" />
        <p>
          The shelves are up and the kettle is on. Look around, try everything, and tell us what needs another
          stitch before the full launch{launchDay && ` on ${launchText(launchDay)}`}.
        </p>
        {launchDay && <LaunchCountdown launchDay={launchDay} />}
        <Button $size="large" $block onClick={close}>
          Start Exploring
        </Button>
      </Content>
    </Dialog>
  );
}

const Content = styled.div`
  display: grid;
  gap: ${s('space.24')};
`;
