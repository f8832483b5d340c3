import styled from 'styled-components';
import { Link } from '@shop/kernel/routing';
import { Icon, s, visuallyHidden } from '@shop/ui';
import type { ChecklistLine } from './checklist';
import { SignButton } from './SignButton';

/** Lines that say whether they are done, what is known, and where it is mended. */
export const Checklist = ({ lines }: { lines: readonly ChecklistLine[] }) => (
  <List>
    {lines.map(({ id, title, isDone, detail, link, isSigned }) => (
      <Line key={id}>
        <Mark $isDone={isDone}>
          <Icon name={isDone ? 'check' : 'minus'} size={18} />
        </Mark>
        <div>
          <strong>{title}</strong> <Hidden>{isDone ? 'done' : 'missing'}</Hidden>
          <p>{detail}</p>
        </div>
        {link && <Link to={link.to}>{link.label}</Link>}
        {isSigned && <SignButton id={id} title={title} isSigned={isDone} />}
      </Line>
    ))}
  </List>
);

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${s('space.12')};
  align-items: center;
  padding-block: ${s('space.12')};

  & + & {
    border-top: 1px solid ${s('color.line')};
  }

  p {
    color: ${s('color.ink2')};
    font-size: ${s('size.14')};
  }

  > a {
    padding-block: ${s('space.8')};
    font-size: ${s('size.15')};
    font-weight: 600;
  }
`;

const Mark = styled.span<{ $isDone: boolean }>`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: ${s('radius.round')};
  background: ${({ $isDone }) => s($isDone ? 'color.tintSuccess' : 'color.sunk')};
  color: ${({ $isDone }) => s($isDone ? 'color.neem' : 'color.ink3')};
`;

const Hidden = styled.span`
  ${visuallyHidden}
`;
