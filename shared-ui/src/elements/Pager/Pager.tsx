import type { ComponentType, ReactNode } from 'react';
import styled from 'styled-components';
import { from } from '../../theme/from';
import { focusRing } from '../../theme/mixins';
import { s } from '../../theme/s';

interface Props<To> {
  /** The router's link, which this package does not know. */
  link: ComponentType<{ to: To }>;
  /** From 1, as `pages` counts. */
  page: number;
  pages: number;
  /** Whatever the link takes for the way to a page. */
  addressOf: (page: number) => To;
  /** Names it where a page has several. */
  label?: string;
  previous?: string;
  next?: string;
  /** Says where one is, in place of a link to each page. */
  children?: ReactNode;
  className?: string;
}

/**
 * The way through the pages of a list, by links, so that people can share a page and crawlers can follow: the first, the
 * last, and those around the page at hand.
 */
export function Pager<To>({
  link,
  page,
  pages,
  addressOf,
  label = 'Pages',
  previous = 'Previous',
  next = 'Next',
  children,
  className,
}: Props<To>) {
  if (pages < 2 && !children) return null;
  return (
    <Bar aria-label={label} className={className}>
      {page > 1 && (
        <Step as={link} to={addressOf(page - 1)} rel="prev">
          {previous}
        </Step>
      )}
      {children ??
        Array.from({ length: pages }, (_, index) => index + 1).map((number) => {
          const near = isNear(number, page, pages);
          return near || number === 1 || number === pages ? (
            <NumberStep
              key={number}
              $near={near}
              as={link}
              to={addressOf(number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </NumberStep>
          ) : (
            // Each gap stands once, beside the first or the last page.
            (number === 2 || number === pages - 1) && (
              <NumberStep key={number} $near={false} as="span" aria-hidden>
                …
              </NumberStep>
            )
          );
        })}
      {page < pages && (
        <Step as={link} to={addressOf(page + 1)} rel="next">
          {next}
        </Step>
      )}
    </Bar>
  );
}

/** The three pages that a phone has room for beside the steps: this one and those around it. Others show first and last, too. */
const isNear = (number: number, page: number, pages: number) =>
  Math.abs(number - Math.min(Math.max(page, 2), pages - 1)) <= 1;

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')};
  align-items: center;
  justify-content: center;
  min-height: 44px;
  font-variant-numeric: tabular-nums;
`;

const Step = styled.a`
  display: inline-grid;
  min-width: 44px;
  height: 44px;
  padding: 0 ${s('space.12')};
  border: 1px solid ${s('color.line')};
  border-radius: ${s('radius.control')};
  background: ${s('color.surface')};
  color: ${s('color.ink')};
  place-items: center;
  text-decoration: none;

  &[aria-current='page'] {
    border-color: ${s('color.ink')};
    background: ${s('color.ink')};
    color: ${s('color.surface')};
  }

  &:focus-visible {
    ${focusRing}
  }
`;

const NumberStep = styled(Step)<{ $near: boolean }>`
  ${({ $near }) => !$near && 'display: none;'}

  ${from('tablet')} {
    display: inline-grid;
  }
`;
