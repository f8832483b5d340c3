const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** `2026-11-21`: the day in India at this moment, as date inputs and the database write it. */
export const istDay = (at: string | number): string => isoDay.format(new Date(at));
