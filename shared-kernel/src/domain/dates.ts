const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** As English is written in India. */
const shortMonth = (month: (typeof months)[number]) => month.slice(0, month === 'September' ? 4 : 3);

/** India's one zone is ahead of UTC by this many milliseconds, in summer as in winter. */
const offset = 5.5 * 3_600_000;

/** What is read of a moment in India. */
function readMoment(at: string | number) {
  const moment = new Date(new Date(at).getTime() + offset);
  const month = months[moment.getUTCMonth()];
  const weekday = weekdays[moment.getUTCDay()];
  if (!month || !weekday) throw new RangeError(`${at} is no moment`);
  const hour = moment.getUTCHours();
  const minute = String(moment.getUTCMinutes()).padStart(2, '0');
  return {
    iso: moment.toISOString(),
    day: moment.getUTCDate(),
    month,
    short: shortMonth(month),
    weekday,
    year: moment.getUTCFullYear(),
    time: `${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`,
  };
}

type Moment = ReturnType<typeof readMoment>;

/** How a date can be written, each with an example. */
const styles = {
  /** `21 November 2026` */
  day: ({ day, month, year }: Moment) => `${day} ${month} ${year}`,
  /** `Saturday, 21 November` */
  weekday: ({ weekday, day, month }: Moment) => `${weekday}, ${day} ${month}`,
  /** `Sat, 21 Nov` */
  promise: ({ weekday, day, short }: Moment) => `${weekday.slice(0, 3)}, ${day} ${short}`,
  /** `November 2026` */
  month: ({ month, year }: Moment) => `${month} ${year}`,
  /** `10:42 am` */
  time: ({ time }: Moment) => time,
  /** `21 Nov, 10:42 am` */
  shortMoment: ({ day, short, time }: Moment) => `${day} ${short}, ${time}`,
  /** `21 November at 10:42 am` */
  longMoment: ({ day, month, time }: Moment) => `${day} ${month} at ${time}`,
  /** `21 Nov 2026, 10:42 am` */
  moment: ({ day, short, year, time }: Moment) => `${day} ${short} ${year}, ${time}`,
  /** `21 Nov 2026`, as one word: it breaks no line of a narrow table. */
  tableDay: ({ day, short, year }: Moment) => `${day} ${short} ${year}`,
  /** `21 Nov, 10:42 am`, as one word. */
  tableMoment: ({ day, short, time }: Moment) => `${day} ${short}, ${time}`,
  /** `2026-11-21`, as date inputs and the database write it, and as files are sorted by. */
  isoDay: ({ iso }: Moment) => iso.slice(0, 10),
  /** `2026-11-21T10:42`, as inputs of day and time write it. */
  isoMinute: ({ iso }: Moment) => iso.slice(0, 16),
};

type DateStyle = keyof typeof styles;

const unbroken: readonly DateStyle[] = ['promise', 'tableDay', 'tableMoment'];

/**
 * A moment as people in India read it, whatever zone their device is in. Takes an ISO time, an ISO day of India, or
 * milliseconds. Throws `RangeError` for what is none. By hand and not by `Intl`, whose formats take a phone 50
 * milliseconds to make and differ between versions.
 */
export function formatDate(at: string | number, style: DateStyle): string {
  const text = styles[style](readMoment(at));
  return unbroken.includes(style) ? text.replaceAll(' ', '\u00a0') : text;
}
