import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { countdownTo } from '@shop/kernel/domain';
import { s } from '@shop/ui';

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/** Time left until the full launch, every second; zeros once it has passed (spec §1). Browser only. */
export function LaunchCountdown({ launchDay }: { launchDay: string }) {
  const [left, setLeft] = useState(() => timeTo(launchDay));

  useEffect(() => {
    const timer = setInterval(() => setLeft(timeTo(launchDay)), 1000);
    return () => clearInterval(timer);
  }, [launchDay]);

  return (
    <Clock role="timer" aria-label="Time until the full launch">
      {units.map((unit) => (
        <Unit key={unit}>
          <strong>{String(left[unit]).padStart(2, '0')}</strong> {unit}
        </Unit>
      ))}
    </Clock>
  );
}

/** To its first moment in India. */
const timeTo = (day: string) => countdownTo(`${day}T00:00:00+05:30`, Date.now());

const Clock = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: ${s('space.8')};
`;

const Unit = styled.div`
  padding: ${s('space.12')} ${s('space.4')};
  border-radius: ${s('radius.card')};
  background: ${s('color.sunk')};
  color: ${s('color.ink2')};
  font-size: ${s('size.12')};
  text-align: center;

  strong {
    display: block;
    color: ${s('color.madder')};
    font-family: ${s('font.display')};
    font-size: ${s('size.28')};
    font-weight: 400;
    font-variant-numeric: tabular-nums;
    line-height: 1.1;
  }
`;
