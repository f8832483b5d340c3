import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { until } from '../../theme/from';
import { visuallyHidden } from '../../theme/mixins';
import { s } from '../../theme/s';

interface Props<Target> {
  /** From the outermost page to this one, which has no `href`. */
  items: readonly { label: string; href?: Target }[];
  /** Draws the router's link, which this package does not know, nor what it takes for a page. */
  renderLink: (href: Target, label: string) => ReactNode;
  /** Phones do without the page itself, for where its name stands right below. */
  $short?: boolean;
}

/** The way from home to this page. */
export function Breadcrumbs<Target = string>({ items, renderLink, $short = false }: Props<Target>) {
  return (
    <nav aria-label="Breadcrumb">
      <List $short={$short}>
        {items.map(({ label, href }, place) => (
          <li key={place}>{href ? renderLink(href, label) : <span aria-current="page">{label}</span>}</li>
        ))}
      </List>
    </nav>
  );
}

const withoutLast = css`
  ${until('tablet')} {
    li:last-child {
      ${visuallyHidden}
    }
    li:nth-last-child(2)::after {
      content: none;
    }
  }
`;

const List = styled.ol<{ $short: boolean }>`
  display: flex;
  flex-wrap: wrap;
  margin: 0;
  padding: 0;
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
  list-style: none;

  /* Behind what it follows: no line begins with one. */
  li:not(:last-child)::after {
    content: '/' / '';
    margin-inline: ${s('space.8')};
    color: ${s('color.ink3')};
  }

  /* Higher than it looks, for fingers. */
  a {
    display: inline-block;
    padding-block: ${s('space.12')};
    margin-block: calc(-1 * ${s('space.12')});
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    color: ${s('color.madder')};
    text-decoration: underline;
  }

  ${({ $short }) => $short && withoutLast}
`;
