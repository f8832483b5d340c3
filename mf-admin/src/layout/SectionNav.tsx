import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { NavLink, useLocation } from '@shop/kernel/routing';
import { from, Icon, s } from '@shop/ui';
import { adminPaths } from './adminPaths';
import { sections } from './sections';

export function SectionNav() {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();

  // On a phone the tabs scroll sideways, and the one of an opened link may lie out of sight.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - list.current.offsetLeft;
  }, [pathname]);

  return (
    <nav aria-label="Admin sections">
      <List ref={list}>
        {sections.map(({ id, label, icon }) => (
          <li key={label}>
            <Tab to={adminPaths.section(id)} end={id === ''}>
              <Icon name={icon} size={18} />
              {label}
            </Tab>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: flex;
  gap: ${s('space.4')};
  margin: 0;
  padding: 0;
  overflow-x: auto;
  border-bottom: 1px solid ${s('color.line')};
  list-style: none;
  scrollbar-width: none;

  li {
    flex: none;
  }

  ${from('desktop')} {
    display: grid;
    gap: 2px;
    overflow: visible;
    border-bottom: 0;
  }
`;

const Tab = styled(NavLink)`
  display: flex;
  gap: ${s('space.8')};
  align-items: center;
  min-height: 44px;
  padding: ${s('space.4')} ${s('space.12')};
  border-bottom: 3px solid transparent;
  color: ${s('color.ink2')};
  font-size: ${s('size.15')};
  font-weight: 550;
  text-decoration: none;
  white-space: nowrap;

  i {
    display: none;
  }

  &:hover {
    color: ${s('color.ink')};
  }

  &[aria-current='page'] {
    border-bottom-color: ${s('color.madder')};
    color: ${s('color.ink')};
    font-weight: 650;
  }

  ${from('desktop')} {
    min-height: 40px;
    border-bottom: 0;
    border-left: 3px solid transparent;
    border-radius: 0 ${s('radius.control')} ${s('radius.control')} 0;

    i {
      display: block;
    }

    &:hover {
      background: ${s('color.sunk')};
    }

    &[aria-current='page'] {
      border-left-color: ${s('color.madder')};
      background: ${s('color.sunk')};
    }
  }
`;
