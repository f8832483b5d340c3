const zone = 'Asia/Kolkata';
const moment = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: zone,
});
const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: zone,
});

/** An ISO time as shoppers in India read it, whatever zone their device is in. */
export const formatMoment = (iso: string): string => `${moment.format(new Date(iso))} IST`;

/** The day in India of an ISO time. */
export const formatDay = (iso: string): string => day.format(new Date(iso));

const month = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: zone });

/** The month in India of an ISO time. */
export const formatMonth = (iso: string): string => month.format(new Date(iso));
