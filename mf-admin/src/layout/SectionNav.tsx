import styled from 'styled-components';
import { NavLink } from '@shop/kernel/routing';
import { s } from '@shop/ui';
import { AdminIcon } from '../icon/AdminIcon';
import { adminPaths } from './adminPaths';
import { groupLabels, type Section } from './sections';
import { useSections } from './useSections';

interface Props {
  /** Hears that a section was chosen. */
  onChoose?: () => void;
}

const groups = Object.entries(groupLabels) as [Section['group'], string][];

/** The sections that somebody may open, in groups. */
export function SectionNav({ onChoose }: Props) {
  const sections = useSections();
  return (
    <nav aria-label="Admin sections">
      {groups.map(([group, title], place) => {
        const listed = sections.filter((section) => section.group === group);
        if (listed.length === 0) return null;
        return (
          <Group key={group}>
            {place > 0 && <GroupTitle>{title}</GroupTitle>}
            <List>
              {listed.map(({ id, label, icon }) => (
                <li key={label}>
                  <Tab to={adminPaths.section(id)} end={id === ''} onClick={onChoose}>
                    <AdminIcon name={icon} size={20} />
                    <span>{label}</span>
                  </Tab>
                </li>
              ))}
            </List>
          </Group>
        );
      })}
    </nav>
  );
}

const Group = styled.div`
  padding-block: ${s('space.8')};

  & + & {
    border-top: 1px solid ${s('color.line')};
  }
`;

const GroupTitle = styled.p`
  padding: ${s('space.4')} ${s('space.12')};
  overflow: hidden;
  color: ${s('color.ink3')};
  font-size: ${s('size.12')};
  font-weight: 650;
  letter-spacing: 0.06em;
  text-transform: uppercase;
  white-space: nowrap;
`;

const List = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Tab = styled(NavLink)`
  display: flex;
  gap: ${s('space.12')};
  align-items: center;
  min-height: 40px;
  padding-inline: 10px ${s('space.12')};
  overflow: hidden;
  border-radius: ${s('radius.control')};
  color: ${s('color.ink2')};
  font-size: ${s('size.15')};
  font-weight: 550;
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    background: ${s('color.sunk')};
    color: ${s('color.ink')};
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  &[aria-current='page'] {
    background: ${s('color.sunk')};
    box-shadow: inset 3px 0 0 ${s('color.madder')};
    color: ${s('color.ink')};
    font-weight: 650;

    i,
    svg {
      color: ${s('color.madder')};
    }
  }

  @media (pointer: coarse) {
    min-height: 44px;
  }
`;
