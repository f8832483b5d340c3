import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { shop } from '@shop/kernel/domain';
import { useCart, usePlatform, useWishlist } from '@shop/kernel/react';
import { Link, linkTo } from '@shop/kernel/routing';
import { BrandMark, Container, depth, from, IconButton, s, until } from '@shop/ui';
import { CategoryNav } from './CategoryNav';
import { CountLink } from './CountLink';
import { megaMenu, mobileMenu } from './laterMenus';
import { ProfileMenu } from './ProfileMenu';
import { SearchBox } from './search/SearchBox';
import { useIsAway } from './useIsAway';
import { useIsScrolled } from './useIsScrolled';
import { useProductMenu } from './useProductMenu';

/**
 * Logo, search, account, wishlist, bag and categories (spec §2, Header). Stays in sight, smaller, on scrolling; on phones it
 * gives way to whoever reads on, and is back when they scroll up or something comes into the bag.
 */
export function SiteHeader() {
  const { mark, isScrolled } = useIsScrolled();
  const { count } = useCart();
  const isAway = useIsAway(count);
  const isSearching = usePlatform().settings.phase === 'live';
  const { items } = useWishlist();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { menu, reach: reachProducts } = useProductMenu();

  const reach = () => {
    reachProducts();
    void megaMenu.load();
    void mobileMenu.load();
  };
  const openMenu = () => {
    reach();
    setMenuOpen(true);
  };

  return (
    <>
      <div ref={mark} />
      <Header data-compact={isScrolled} data-away={isAway} $hasSearch={isSearching}>
        <Bar>
          <MenuButton onPointerDown={reach} onFocus={reach}>
            <IconButton label="Menu" icon="menu" aria-haspopup="dialog" onClick={openMenu} />
          </MenuButton>
          <Logo to={linkTo('home')}>
            <BrandMark size={44} />
            <span>{shop.name}</span>
          </Logo>
          <Search $onPhones={isSearching}>
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
      {isMenuOpen && (
        <Suspense fallback={null}>
          <mobileMenu.Part menu={menu} onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
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

/** On phones a search that is closed stands in the menu: it would take a tenth of every screen. */
const Search = styled.div<{ $onPhones: boolean }>`
  grid-column: 1 / -1;
  padding-bottom: ${s('space.12')};

  ${from('desktop')} {
    grid-column: auto;
    justify-self: center;
    width: min(420px, 100%);
    padding: 0;
  }
  ${until('desktop')} {
    ${({ $onPhones }) => !$onPhones && 'display: none;'}
  }
`;

/** The name is there whole or, where letters are large, not at all: it may push nothing off the screen. */
const Logo = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${s('space.8')};
  align-items: center;
  min-width: 0;
  height: 44px;
  overflow: hidden;
  color: ${s('color.ink')};
  font-family: ${s('font.display')};
  font-size: ${s('size.22')};
  line-height: 44px;
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

  > div {
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
const Header = styled.header<{ $hasSearch: boolean }>`
  position: sticky;
  z-index: ${depth('sticky')};
  top: 0;
  border-bottom: 1px solid ${s('color.line')};
  background: ${s('color.paper')};

  ${until('desktop')} {
    transition: translate ${s('motion.quick')};

    &[data-compact='true']:not(:has(input:focus)) {
      margin-bottom: ${({ $hasSearch }) => ($hasSearch ? '56px' : 0)};

      ${Search} {
        display: none;
      }
    }
    &[data-away='true']:not(:has(:focus-visible)) {
      translate: 0 -100%;
    }
  }

  ${from('desktop')} {
    &[data-compact='true']:not(:has(input:focus)) {
      margin-bottom: 20px;

      ${Bar} {
        height: 64px;
      }

      ${Logo} i {
        scale: 0.86;
      }
    }
  }
`;
