import styled from 'styled-components';
import { usePlatform } from '@shop/kernel/react';
import { Link, linkTo } from '@shop/kernel/routing';
import { from, Icon, s } from '@shop/ui';

const entries = [
  { icon: 'package', label: 'Track an order', to: linkTo('track-order') },
  { icon: 'return', label: 'Return or exchange', to: linkTo('returns') },
  { icon: 'list', label: 'Find your size', to: linkTo('size-guide') },
  { icon: 'truck', label: 'Shipping and timelines', to: linkTo('shipping') },
] as const;

/** What most people come for, answered without writing. */
export function QuickLinks() {
  return (
    <nav aria-label="Answered without writing">
      <List>
        {usePlatform()
          .links.offered(entries)
          .map(({ icon, label, to, href }) => (
            <li key={href}>
              <Link to={to}>
                <Icon name={icon} />
                {label}
                <Icon name="chevron-right" size={18} />
              </Link>
            </li>
          ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  border-block: 1px solid ${s('color.line')};
  list-style: none;

  ${from('tablet')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from('wide')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  a {
    display: flex;
    gap: ${s('space.12')};
    align-items: center;
    min-height: 64px;
    padding-inline: ${s('space.12')};
    color: ${s('color.ink')};
    font-weight: 600;
    text-decoration: none;
  }

  a:hover {
    background: ${s('color.sunk')};
    color: ${s('color.madder')};
  }

  i:first-child {
    color: ${s('color.madder')};
  }

  i:last-child {
    margin-left: auto;
  }
`;
