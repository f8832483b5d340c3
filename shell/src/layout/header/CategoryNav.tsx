import { categories } from '@shop/kernel/domain';
import { links, NavLink } from '@shop/kernel/routing';
import { Container, depth, from, Icon, s } from '@shop/ui';
import {
  useId,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import styled from 'styled-components';
import { isLink } from './isLink';
import { MegaMenu } from './MegaMenu';

/** Categories of the header. A menu opens by mouse, by keyboard focus and by its button; Escape closes it. */
export function CategoryNav() {
  const [openId, setOpenId] = useState<string>();
  const panelId = useId();
  const open = categories.find(({ id }) => id === openId);

  const close = () => setOpenId(undefined);
  const handlers = {
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && close(),
    onBlur: (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && close(),
    onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && close(),
    onClick: (event: MouseEvent) => isLink(event.target) && close(),
  };

  return (
    <Nav aria-label="Categories" {...handlers}>
      <Line as="ul">
        {categories.map(({ id, name }) => (
          <Item
            key={id}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpenId(id)}
            onFocus={({ target }) => target.matches('a:focus-visible') && setOpenId(id)}
          >
            <NavLink to={links.category(id)}>{name}</NavLink>
            <button
              type="button"
              aria-label={`${name} menu`}
              aria-expanded={id === openId}
              aria-controls={panelId}
              onClick={() => setOpenId(id === openId ? undefined : id)}
            >
              <Icon name="chevron-down" size={14} />
            </button>
          </Item>
        ))}
        <Item onPointerEnter={close} onFocus={close}>
          <NavLink to={links.newArrivals()}>New Arrivals</NavLink>
        </Item>
      </Line>
      <Place id={panelId}>{open && <MegaMenu key={open.id} category={open} />}</Place>
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

  a {
    display: flex;
    align-items: center;
    min-height: 46px;
    border-block: 3px solid transparent;
    color: ${s('color.ink')};
    font-size: ${s('size.14')};
    font-weight: 550;
    text-decoration: none;
    transition: color ${s('motion.quick')};
  }

  ${from('wide')} {
    a {
      font-size: ${s('size.15')};
    }
  }

  &:hover > a {
    color: ${s('color.madder')};
  }

  > a[aria-current='page'] {
    border-bottom-color: ${s('color.madder')};
  }

  button {
    width: 24px;
    padding: 0;
    border: 0;
    background: none;
    color: ${s('color.ink3')};
    cursor: pointer;
  }

  button svg {
    transition: rotate ${s('motion.quick')};
  }

  button[aria-expanded='true'] svg {
    rotate: 180deg;
  }
`;

const Place = styled.div`
  position: absolute;
  z-index: ${depth('raised')};
  top: 100%;
  right: 0;
  left: 0;
`;
