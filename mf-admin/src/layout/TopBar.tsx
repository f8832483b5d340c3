import { useState } from 'react';
import styled from 'styled-components';
import { shop } from '@shop/kernel/domain';
import { ActionLink, Link, linkTo } from '@shop/kernel/routing';
import { BrandMark, depth, from, Icon, IconButton, s, until, visuallyHidden } from '@shop/ui';
import { AccountMenu } from './AccountMenu';
import { adminPaths } from './adminPaths';
import { barHeight } from './measures';
import { NavDrawer } from './NavDrawer';

interface Props {
  onSearch: () => void;
  onHelp: () => void;
}

/** Whose dashboard it is, search, the way to the shop, and the account. */
export function TopBar({ onSearch, onHelp }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Bar>
        <Menu>
          <IconButton label="Sections" icon="menu" aria-haspopup="dialog" onClick={() => setOpen(true)} />
        </Menu>
        <Logo to={adminPaths.section('')}>
          <BrandMark size={32} />
          <Name>{shop.name}</Name>
          <Place>Admin</Place>
        </Logo>
        <Search type="button" aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K" onClick={onSearch}>
          <Icon name="search" size={18} />
          <span>
            Search<Hidden> the dashboard</Hidden>
          </span>
          <kbd aria-hidden>Ctrl K</kbd>
        </Search>
        <Actions>
          <ToShop to={linkTo('home')}>
            <Icon name="bag" size={20} />
            <span>View shop</span>
          </ToShop>
          <AccountMenu onHelp={onHelp} />
        </Actions>
      </Bar>
      {isOpen && <NavDrawer onClose={() => setOpen(false)} />}
    </>
  );
}

const Bar = styled.header`
  position: sticky;
  z-index: ${depth('sticky')};
  top: 0;
  display: grid;
  grid-template-columns: auto 1fr auto auto;
  gap: ${s('space.4')};
  align-items: center;
  height: ${barHeight};
  padding-inline: ${s('space.8')} ${s('space.12')};
  border-bottom: 1px solid ${s('color.line')};
  background: ${s('color.surface')};

  ${from('desktop')} {
    grid-template-columns: auto 1fr auto;
    gap: ${s('space.24')};
    padding-inline: ${s('space.16')} ${s('space.24')};
  }
`;

const Menu = styled.div`
  display: flex;

  ${from('desktop')} {
    display: none;
  }
`;

const Logo = styled(Link)`
  display: flex;
  gap: ${s('space.8')};
  align-items: center;
  min-width: 0;
  min-height: 44px;
  color: ${s('color.ink')};
  text-decoration: none;
  white-space: nowrap;
`;

const Name = styled.span`
  font-family: ${s('font.display')};
  font-size: ${s('size.22')};
  line-height: 1;

  ${until('tablet')} {
    display: none;
  }
`;

const Place = styled.span`
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
  font-weight: 600;

  ${from('tablet')} {
    padding-left: ${s('space.8')};
    border-left: 1px solid ${s('color.line')};
  }
`;

const Hidden = styled.span`
  ${visuallyHidden}
`;

const Search = styled.button`
  display: flex;
  gap: ${s('space.8')};
  align-items: center;
  justify-content: center;
  min-width: 44px;
  height: 44px;
  padding-inline: ${s('space.12')};
  border: 1px solid transparent;
  border-radius: ${s('radius.control')};
  background: none;
  color: ${s('color.ink2')};
  font-size: ${s('size.15')};
  cursor: pointer;

  &:hover {
    background: ${s('color.sunk')};
    color: ${s('color.ink')};
  }

  kbd {
    display: none;
  }

  ${until('tablet')} {
    span {
      position: absolute;
      clip-path: inset(50%);
    }
  }

  ${from('desktop')} {
    justify-content: start;
    justify-self: center;
    width: min(440px, 100%);
    height: 40px;
    border-color: ${s('color.lineStrong')};
    background: ${s('color.paper')};

    kbd {
      display: block;
      padding: 1px ${s('space.8')};
      border: 1px solid ${s('color.line')};
      border-radius: ${s('radius.badge')};
      margin-left: auto;
      color: ${s('color.ink2')};
      font: inherit;
      font-size: ${s('size.12')};
    }
  }
`;

const Actions = styled.div`
  display: flex;
  gap: ${s('space.4')};
  align-items: center;

  ${from('desktop')} {
    gap: ${s('space.12')};
  }
`;

const ToShop = styled(ActionLink)`
  display: inline-flex;
  gap: ${s('space.8')};
  align-items: center;
  justify-content: center;
  min-width: 44px;
  min-height: 44px;
  border-radius: ${s('radius.control')};
  color: ${s('color.ink2')};
  font-size: ${s('size.15')};
  font-weight: 550;
  text-decoration: none;

  &:hover {
    color: ${s('color.ink')};
  }

  ${until('desktop')} {
    span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;
