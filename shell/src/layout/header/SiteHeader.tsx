import { useState } from 'react';
import styled from 'styled-components';
import { shop } from '@shop/kernel/domain';
import { useCart, useWishlist } from '@shop/kernel/react';
import { Link, linkTo } from '@shop/kernel/routing';
import { BrandMark, Container, depth, from, IconButton, s } from '@shop/ui';
import { CategoryNav } from './CategoryNav';
import { CountLink } from './CountLink';
import { MobileMenu } from './MobileMenu';
import { ProfileMenu } from './ProfileMenu';
import { SearchBox } from './search/SearchBox';
import { useIsScrolled } from './useIsScrolled';
import { useProductMenu } from './useProductMenu';

/** Logo, search, account, wishlist, bag and categories (spec §2, Header). Stays in sight, smaller, on scrolling. */
export function SiteHeader() {
  const { mark, isScrolled } = useIsScrolled();
  const { count } = useCart();
  const { items } = useWishlist();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { menu, reach } = useProductMenu();

  const openMenu = () => {
    reach();
    setMenuOpen(true);
  };

  return (
    <>
      <div ref={mark} />
      <Header data-compact={isScrolled}>
        <Bar>
          <MenuButton onPointerDown={reach} onFocus={reach}>
            <IconButton label="Menu" icon="menu" aria-haspopup="dialog" onClick={openMenu} />
          </MenuButton>
          <Logo to={linkTo('home')}>
            <BrandMark size={44} />
            <span>{shop.name}</span>
          </Logo>
          <Search>
            <SearchBox />
          </Search>
          <Actions>
            <ProfileMenu />
            <CountLink to={linkTo('wishlist')} label="Wishlist" icon="heart" count={items.length} />
            <CountLink to={linkTo('cart')} label="Bag" icon="bag" count={count} />
          </Actions>
        </Bar>
        <CategoryNav menu={menu} onReach={reach} />
      </Header>
      {isMenuOpen && <MobileMenu menu={menu} onClose={() => setMenuOpen(false)} />}
    </>
  );
}

const MenuButton = styled.div`
  display: flex;
  align-items: center;
  margin-left: calc(-1 * ${s('space.12')});

  ${from('desktop')} {
    display: none;
  }
`;

const Search = styled.div`
  grid-column: 1 / -1;
  padding-bottom: ${s('space.12')};

  ${from('desktop')} {
    grid-column: auto;
    justify-self: center;
    width: min(420px, 100%);
    padding: 0;
  }
`;

const Logo = styled(Link)`
  display: flex;
  gap: ${s('space.8')};
  align-items: center;
  min-height: 44px;
  color: ${s('color.ink')};
  font-family: ${s('font.display')};
  font-size: ${s('size.22')};
  line-height: 1;
  text-decoration: none;
  white-space: nowrap;

  i {
    transition: scale ${s('motion.quick')};
  }

  ${from('desktop')} {
    font-size: ${s('size.28')};
  }
`;

const Bar = styled(Container)`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  column-gap: ${s('space.4')};

  > ${Logo}, > div {
    min-height: 60px;
  }

  > ${Search} {
    min-height: 0;
  }

  ${from('desktop')} {
    grid-template-columns: auto 1fr auto;
    gap: ${s('space.48')};
    height: 84px;
  }
`;

const Actions = styled.div`
  display: flex;
  grid-area: 1 / 3;
  align-items: center;
  margin-right: calc(-1 * ${s('space.8')});
`;

/** What it loses in height when compact it keeps as margin, so that the page below never moves. */
const Header = styled.header`
  position: sticky;
  z-index: ${depth('sticky')};
  top: 0;
  border-bottom: 1px solid ${s('color.line')};
  background: ${s('color.paper')};

  &[data-compact='true']:not(:has(input:focus)) {
    margin-bottom: 56px;

    ${Search} {
      display: none;
    }
  }

  ${from('desktop')} {
    &[data-compact='true']:not(:has(input:focus)) {
      margin-bottom: 20px;

      ${Search} {
        display: block;
      }

      ${Bar} {
        height: 64px;
      }

      ${Logo} i {
        scale: 0.86;
      }
    }
  }
`;
