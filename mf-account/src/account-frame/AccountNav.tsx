import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { LinkRef } from '@shop/kernel/platform';
import { usePlatform } from '@shop/kernel/react';
import { Link, linkTo, useLocation } from '@shop/kernel/routing';
import { from, Icon, type IconName, s } from '@shop/ui';

const entries: { label: string; icon: IconName; to: LinkRef }[] = [
  { label: 'My Account', icon: 'user', to: linkTo('profile') },
  { label: 'Credit', icon: 'wallet', to: linkTo('credit') },
  { label: 'Insider', icon: 'star', to: linkTo('insider') },
  { label: 'Coupons', icon: 'tag', to: linkTo('coupons') },
  { label: 'Waiting for', icon: 'clock', to: linkTo('alerts') },
  { label: 'Addresses', icon: 'map-pin', to: linkTo('saved-addresses') },
  { label: 'Cards', icon: 'credit-card', to: linkTo('saved-cards') },
  { label: 'UPI IDs', icon: 'grid', to: linkTo('saved-vpa') },
  { label: 'Privacy', icon: 'shield', to: linkTo('account-privacy') },
];

/** The way between the pages of the account: beside the page on desktops, a strip to push sideways on phones. */
export function AccountNav() {
  const { pathname } = useLocation();
  const offered = usePlatform().links.offered(entries);
  const list = useRef<HTMLUListElement>(null);

  // On phones the entry of this page may lie beyond the edge of the strip.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (current && list.current) list.current.scrollLeft = current.offsetLeft - list.current.offsetLeft - 16;
  }, [pathname]);

  return (
    <nav aria-label="Account pages">
      <List ref={list}>
        {offered.map(({ label, icon, to, href }) => (
          <li key={href}>
            <Entry to={to} aria-current={href === pathname ? 'page' : undefined}>
              <Icon name={icon} size={18} />
              {label}
            </Entry>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: flex;
  gap: ${s('space.8')};
  margin: 0 calc(-1 * ${s('space.16')});
  padding: ${s('space.4')} ${s('space.16')};
  overflow-x: auto;
  list-style: none;
  scrollbar-width: none;

  ${from('desktop')} {
    position: sticky;
    top: ${s('space.24')};
    flex-direction: column;
    gap: ${s('space.4')};
    margin: 0;
    padding: 0;
    overflow: visible;
  }
`;

const Entry = styled(Link)`
  display: flex;
  gap: ${s('space.8')};
  align-items: center;
  min-height: 44px;
  padding: ${s('space.8')} ${s('space.16')};
  border: 1px solid ${s('color.line')};
  border-radius: ${s('radius.round')};
  background: ${s('color.surface')};
  color: ${s('color.ink2')};
  font-size: ${s('size.15')};
  font-weight: 550;
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    color: ${s('color.ink')};
  }

  &[aria-current='page'] {
    border-color: ${s('color.ink')};
    background: ${s('color.ink')};
    color: ${s('color.paper')};
  }

  ${from('desktop')} {
    gap: ${s('space.12')};
    border-color: transparent;
    border-radius: ${s('radius.control')};
    background: none;

    &:hover {
      background: ${s('color.sunk')};
    }

    &[aria-current='page'] {
      border-color: transparent;
      background: ${s('color.sunk')};
      color: ${s('color.madder')};
    }
  }
`;
