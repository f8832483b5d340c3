import styled from 'styled-components';
import { Link } from '@shop/kernel/routing';
import { Button, s } from '@shop/ui';
import type { Page } from './fetchPage';

interface Props {
  /** What is paged, such as `orders`. */
  of: string;
  at: Pick<Page<unknown>, 'page' | 'pages'>;
  addressOf: (page: number) => string;
}

/** The way through the pages of a list, newest first; nothing where one page holds all. */
export function Pager({ of, at: { page, pages }, addressOf }: Props) {
  if (pages < 2) return null;

  return (
    <Nav aria-label={`Pages of ${of}`}>
      {page > 1 && (
        <Button as={Link} to={addressOf(page - 1)} $variant="secondary">
          Newer
        </Button>
      )}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && (
        <Button as={Link} to={addressOf(page + 1)} $variant="secondary">
          Older
        </Button>
      )}
    </Nav>
  );
}

const Nav = styled.nav`
  display: flex;
  gap: ${s('space.16')};
  align-items: center;
  justify-content: center;
`;
