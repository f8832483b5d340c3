import { StaffLink } from '../access/StaffLink';
import { ordersBehind } from '../orders/ordersAddress';
import { type ExplainedFigure, figureTexts } from './figureTexts';
import type { Period } from './period';

interface Props {
  name: ExplainedFigure;
  period: Period;
  /** As it is written. */
  children: string;
}

/** A figure, as a link to the orders that it is the sum of where it is one. */
export function Figure({ name, period, children }: Props) {
  const text = figureTexts[name];
  if (!('behind' in text)) return children;
  return (
    <StaffLink
      to={ordersBehind(period, text.behind)}
      aria-label={`${text.label}: ${children}, show the orders`}
    >
      {children}
    </StaffLink>
  );
}
