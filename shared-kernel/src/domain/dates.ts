const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const time = { hour: 'numeric', minute: '2-digit' } as const;

/** How a date can be written, each with an example. */
const styles = {
  /** `21 November 2026` */
  day,
  /** `Saturday, 21 November` */
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  /** `Sat, 21 Nov` */
  promise: { weekday: 'short', day: 'numeric', month: 'short' },
  /** `November 2026` */
  month: { month: 'long', year: 'numeric' },
  /** `10:42 am` */
  time,
  /** `21 Nov, 10:42 am` */
  shortMoment: { day: 'numeric', month: 'short', ...time },
  /** `21 November at 10:42 am` */
  longMoment: { day: 'numeric', month: 'long', ...time },
  /** `21 Nov 2026, 10:42 am` */
  moment: { ...day, month: 'short', ...time },
  /** `21 Nov 2026`, as one word: it breaks no line of a narrow table. */
  tableDay: { ...day, month: 'short' },
  /** `21 Nov, 10:42 am`, as one word. */
  tableMoment: { day: 'numeric', month: 'short', ...time },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type DateStyle = keyof typeof styles;

const formats = new Map<DateStyle, Intl.DateTimeFormat>();

function formatOf(style: DateStyle): Intl.DateTimeFormat {
  const known = formats.get(style);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-IN', { ...styles[style], timeZone: 'Asia/Kolkata' });
  formats.set(style, format);
  return format;
}

const unbroken: readonly DateStyle[] = ['promise', 'tableDay', 'tableMoment'];

/**
 * A moment as people in India read it, whatever zone their device is in. Takes an ISO time, an ISO day of India, or
 * milliseconds.
 */
export function formatDate(at: string | number, style: DateStyle): string {
  const text = formatOf(style).format(new Date(at));
  return unbroken.includes(style) ? text.replaceAll(' ', '\u00a0') : text;
}
