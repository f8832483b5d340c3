const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
});

/** `2026-11-21T09:30`: the minute in India, as inputs of day and time write it. */
export const istMinute = (at: string | number): string => format.format(new Date(at)).replace(', ', 'T');
