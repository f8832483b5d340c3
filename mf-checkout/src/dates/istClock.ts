const clock = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** The time of day in India of an ISO time, such as `10:42 am`. */
export const istClock = (at: string): string => clock.format(new Date(at));
