/** Whole parts of the time left, all zero once the moment has passed (spec §1). */
export interface Countdown {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Time from `now` (milliseconds) to `launch` (ISO date), clamped at zero. */
export function countdownTo(launch: string, now: number): Countdown {
  const seconds = Math.max(0, Math.floor((Date.parse(launch) - now) / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
