import { formatDate } from '@shop/kernel/domain';
import type { Step } from './chartSteps';

/** A day, or the first and last one of a week. */
export const stepName = ({ day, until }: Pick<Step, 'day' | 'until'>): string =>
  day === until
    ? formatDate(day, 'tableDay')
    : `${formatDate(day, 'tableDay')} – ${formatDate(until, 'tableDay')}`;
