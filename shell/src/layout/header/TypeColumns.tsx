import styled from 'styled-components';
import { Link, linkTo } from '@shop/kernel/routing';
import { s, Skeleton } from '@shop/ui';
import type { MenuGroup } from './readProductMenu';

interface Props {
  category: string;
  /** Absent while they are on their way. */
  groups: readonly MenuGroup[] | undefined;
}

/** The types of a category, a group each in its column as far as there is room. */
export function TypeColumns({ category, groups }: Props) {
  if (!groups)
    return (
      <Columns aria-busy>
        {lines.map((width, line) => (
          <Line key={line}>
            <Skeleton height="16px" width={width} />
          </Line>
        ))}
      </Columns>
    );
  return (
    <Columns>
      {groups.map(({ id, name, types }) => (
        <Group key={id}>
          <Name>
            <Link to={linkTo('category', { id: category, type: id })}>{name}</Link>
          </Name>
          <List aria-label={name}>
            {types.map((type) => (
              <li key={type.id}>
                <Link to={linkTo('category', { id: category, type: type.id })}>{type.name}</Link>
              </li>
            ))}
          </List>
        </Group>
      ))}
    </Columns>
  );
}

const lines = ['45%', '70%', '60%', '75%', '50%', '45%', '65%', '55%', '70%', '45%', '60%', '75%'];

/* As many as are 150 px wide; the browser makes them equally long and keeps a group together. */
const Columns = styled.div`
  columns: 150px 4;
  column-gap: ${s('space.32')};
  min-height: 252px;
`;

const Line = styled.div`
  padding-block: 10px;
`;

const Group = styled.section`
  break-inside: avoid;
  padding-bottom: ${s('space.16')};
`;

const Name = styled.h2`
  margin: 0;
  font-size: ${s('size.15')};
  font-weight: 650;
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
