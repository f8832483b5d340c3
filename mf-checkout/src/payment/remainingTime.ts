/** Minutes and seconds between `now` (milliseconds) and an ISO time, such as `9:05`; empty when it has passed. */
export function remainingTime(until: string, now: number): string {
  const seconds = Math.ceil((new Date(until).getTime() - now) / 1000);
  if (seconds <= 0) return '';
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
