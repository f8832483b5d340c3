import { useState } from 'react';
import styled from 'styled-components';
import { categories } from '@shop/kernel/domain';
import { useAuth, usePlatform } from '@shop/kernel/react';
import { Link, linkTo } from '@shop/kernel/routing';
import { Button, Drawer, Icon, s } from '@shop/ui';
import { AccountPanel } from './AccountPanel';
import { isLink } from './isLink';
import { MobileCategory } from './MobileCategory';
import { SearchBox } from './search/SearchBox';
import type { ProductMenuState } from './useProductMenu';

const services = [
  { label: 'New Arrivals', to: linkTo('new-arrivals') },
  { label: 'Track Order', to: linkTo('track-order') },
  { label: 'Help Centre', to: linkTo('help') },
];

interface Props {
  menu: ProductMenuState;
  onClose: () => void;
}

/** The header's links in a drawer, for phones and tablets. */
export function MobileMenu({ menu, onClose }: Props) {
  const { user, openDialog } = useAuth();
  const { links, settings } = usePlatform();
  const offered = links.offered(services);
  const [openId, setOpenId] = useState<string>();

  const signIn = () => {
    onClose();
    openDialog('login');
  };

  return (
    <Drawer title="Menu" onClose={onClose}>
      <Content onClick={({ target }) => isLink(target) && onClose()}>
        {settings.phase === 'beta' && <SearchBox />}
        {!user && (
          <Button $block onClick={signIn}>
            <Icon name="user" size={20} /> Login / Sign Up
          </Button>
        )}
        <nav aria-label="Categories">
          <List>
            {categories.map(({ id, name }) => (
              <li key={id}>
                <Expander
                  type="button"
                  aria-expanded={id === openId}
                  onClick={() => setOpenId(id === openId ? undefined : id)}
                >
                  {name} <Icon name="chevron-down" size={18} />
                </Expander>
                {id === openId && <MobileCategory id={id} name={name} menu={menu} />}
              </li>
            ))}
            {offered.map(({ label, to, href }) => (
              <li key={href}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </List>
        </nav>
        {user && <AccountPanel user={user} onSignedOut={onClose} />}
      </Content>
    </Drawer>
  );
}

const Content = styled.div`
  display: grid;
  gap: ${s('space.24')};
  padding: ${s('space.24')};
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    border-bottom: 1px solid ${s('color.line')};
  }

  > li > a {
    display: flex;
    align-items: center;
    min-height: 52px;
    color: ${s('color.ink')};
    font-weight: 550;
    text-decoration: none;
  }
`;

const Expander = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 52px;
  padding: 0;
  border: 0;
  background: none;
  font-weight: 550;
  text-align: left;
  cursor: pointer;

  &[aria-expanded='true'] i {
    rotate: 180deg;
  }
`;
