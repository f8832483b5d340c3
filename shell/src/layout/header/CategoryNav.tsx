import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  Suspense,
  useId,
  useState,
} from 'react';
import styled from 'styled-components';
import { categories } from '@shop/kernel/domain';
import { linkTo, NavLink } from '@shop/kernel/routing';
import { Container, depth, from, Icon, s } from '@shop/ui';
import { isLink } from './isLink';
import { megaMenu } from './laterMenus';
import type { ProductMenuState } from './useProductMenu';

interface OpenMenu {
  id: string;
  /**
   * A mouse in passing, the keyboard in passing, or a press on the button. The keyboard looks at the first
   * two without walking through their links; a press keeps the menu open.
   */
  by: 'mouse' | 'focus' | 'press';
}

interface Props {
  menu: ProductMenuState;
  /** Somebody is about to open a menu. */
  onReach: () => void;
}

/** Categories of the header. A menu opens by mouse, by keyboard focus and by its button; Escape closes it. */
export function CategoryNav({ menu: productMenu, onReach }: Props) {
  const [menu, setMenu] = useState<OpenMenu>();
  const panelId = useId();

  const close = () => setMenu(undefined);
  const showForMouse = (id: string) =>
    setMenu((shown) => (shown?.id === id && shown.by === 'press' ? shown : { id, by: 'mouse' }));
  const showForFocus = (id: string) => setMenu((shown) => (shown?.id === id ? shown : { id, by: 'focus' }));
  const press = (id: string) =>
    setMenu((shown) => (shown?.id === id && shown.by === 'press' ? undefined : { id, by: 'press' }));

  const handlers = {
    onPointerEnter: onReach,
    onFocus: onReach,
    onClickCapture: onReach,
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && close(),
    onBlur: (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && close(),
    onClick: (event: MouseEvent) => isLink(event.target) && close(),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu) return;
      event.currentTarget.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
      close();
    },
  };

  return (
    <Nav aria-label="Categories" {...handlers}>
      <Line as="ul">
        {categories.map((category) => {
          const { id, name } = category;
          const isShown = id === menu?.id;
          return (
            <Item
              key={id}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && showForMouse(id)}
              onFocus={({ target }) => target.matches('a:focus-visible') && showForFocus(id)}
            >
              <NavLink to={linkTo('category', { id })}>{name}</NavLink>
              <button
                type="button"
                aria-label={`${name} menu`}
                aria-expanded={isShown && menu.by !== 'focus'}
                aria-controls={`${panelId}-${id}`}
                onClick={() => press(id)}
              >
                <Icon name="chevron-down" size={14} />
              </button>
              <Place id={`${panelId}-${id}`} inert={isShown && menu.by === 'focus'}>
                {isShown && (
                  <Suspense fallback={null}>
                    <megaMenu.Part category={category} menu={productMenu} />
                  </Suspense>
                )}
              </Place>
            </Item>
          );
        })}
        <Item onPointerEnter={close} onFocus={close}>
          <NavLink to={linkTo('new-arrivals')}>New Arrivals</NavLink>
        </Item>
      </Line>
    </Nav>
  );
}

const Nav = styled.nav`
  display: none;
  position: relative;

  ${from('desktop')} {
    display: block;
  }
`;

const Line = styled(Container)`
  display: flex;
  justify-content: space-between;
  margin-block: 0;
  list-style: none;
`;

const Item = styled.li`
  display: flex;
  align-items: stretch;
  white-space: nowrap;

  > a {
    display: flex;
    align-items: center;
    min-height: 46px;
    margin-inline: calc(-1 * ${s('space.4')});
    padding-inline: ${s('space.4')};
    border-block: 3px solid transparent;
    color: ${s('color.ink')};
    font-size: ${s('size.14')};
    font-weight: 550;
    text-decoration: none;
    transition: color ${s('motion.quick')};
  }

  ${from('wide')} {
    > a {
      font-size: ${s('size.15')};
    }
  }

  > :focus-visible {
    outline-offset: -3px;
  }

  &:hover > a {
    color: ${s('color.madder')};
  }

  > a[aria-current='page'] {
    border-bottom-color: ${s('color.madder')};
  }

  > button {
    width: 28px;
    padding: 0;
    border: 0;
    background: none;
    color: ${s('color.ink3')};
    cursor: pointer;
  }

  > button i {
    transition: rotate ${s('motion.quick')};
  }

  > button[aria-expanded='true'] i {
    rotate: 180deg;
  }
`;

const Place = styled.div`
  position: absolute;
  z-index: ${depth('raised')};
  top: 100%;
  right: 0;
  left: 0;
  white-space: normal;
`;
