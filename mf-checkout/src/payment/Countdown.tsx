import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { usePlatform } from '@shop/kernel/react';
import { Icon, s } from '@shop/ui';
import { remainingTime } from './remainingTime';

/** How long the pieces of an order are still held. */
export function Countdown({ until }: { until: string }) {
  const { service } = usePlatform();
  const [now, setNow] = useState(service.now);

  useEffect(() => {
    const timer = setInterval(() => setNow(service.now()), 1000);
    return () => clearInterval(timer);
  }, [service]);

  const left = remainingTime(until, now);
  return (
    <Line role="timer">
      <Icon name="clock" size={20} />
      {left ? (
        <span>
          Your items are held for <strong>{left}</strong>
        </span>
      ) : (
        <span>The time to pay is up. We are looking whether a payment is on its way.</span>
      )}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  gap: ${s('space.8')};
  align-items: center;
  font-variant-numeric: tabular-nums;

  i {
    color: ${s('color.madder')};
  }
`;
