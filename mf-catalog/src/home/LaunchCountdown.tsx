import styled from 'styled-components';
import { countdownTo } from '@shop/kernel/domain';
import { s } from '@shop/ui';
import { useClock } from './useClock';

const parts = ['days', 'hours', 'minutes', 'seconds'] as const;
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Time left until the launch, every second, never below zero (spec §4). */
export function LaunchCountdown({ launchDay }: { launchDay: string }) {
  const now = useClock();
  const launch = `${launchDay}T00:00:00+05:30`;
  const left = countdownTo(launch, now ?? Date.parse(launch));
  return (
    <Clock role="timer" aria-label="Countdown to the full launch">
      <Caption>Full launch</Caption>
      {parts.map((part) => (
        <Part key={part}>
          <Number>{twoDigits(left[part])}</Number> {part}
        </Part>
      ))}
    </Clock>
  );
}

const Clock = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${s('space.16')};
  margin: 0;
  font-size: ${s('size.12')};
`;
const Caption = styled.span`
  flex-basis: 100%;
  font-weight: 600;
`;
const Part = styled.span`
  display: grid;
`;
const Number = styled.span`
  font-family: ${s('font.display')};
  font-size: ${s('size.22')};
  font-variant-numeric: tabular-nums;
  line-height: 1.1;
`;
