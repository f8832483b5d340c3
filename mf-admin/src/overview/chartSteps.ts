import type { Overview } from './loadOverview';

type DayFigures = Overview['days'][number];

/** A bar: a day, or a week that begins on it. */
export interface Step extends DayFigures {
  /** Its last day; the first of a single one. */
  until: string;
  /** Sales of as many days before the period; rupees. */
  before: number;
}

/** More bars than this are too thin to be told apart. */
const mostBars = 62;
const week = 7;

/** The bars of a period, each beside the same place in the period before: days, or weeks where days are too many. */
export function chartSteps({ days, previous_days }: Pick<Overview, 'days' | 'previous_days'>): Step[] {
  const size = days.length > mostBars ? week : 1;
  return Array.from({ length: Math.ceil(days.length / size) }, (_, index) => {
    const part = days.slice(index * size, (index + 1) * size);
    const sum = (of: Exclude<keyof DayFigures, 'day'>) => part.reduce((total, day) => total + day[of], 0);
    return {
      day: part[0]?.day ?? '',
      until: part.at(-1)?.day ?? '',
      ...{ orders: sum('orders'), total: sum('total'), refunds: sum('refunds'), net: sum('net') },
      visits: sum('visits'),
      before: previous_days
        .slice(index * size, index * size + part.length)
        .reduce((total, day) => total + day.total, 0),
    };
  });
}
