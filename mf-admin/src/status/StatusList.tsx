import styled from 'styled-components';
import { Icon, s, visuallyHidden } from '@shop/ui';
import { StaffLink } from '../access/StaffLink';
import { runbook } from './runbook';
import type { StatusLine } from './statusLines';

const looks = {
  well: { icon: 'check', ink: 'color.neem', ground: 'color.tintSuccess', word: 'well' },
  look: { icon: 'alert', ink: 'color.kumkum', ground: 'color.tintError', word: 'needs a look' },
  unknown: { icon: 'minus', ink: 'color.ink2', ground: 'color.paper', word: 'not known' },
} as const;

/** Lines that say how something is; a red one says what to do. */
export const StatusList = ({ lines }: { lines: readonly StatusLine[] }) => (
  <List>
    {lines.map(({ title, state, detail, entry, link }) => (
      <Line key={title}>
        <Mark $state={state}>
          <Icon name={looks[state].icon} size={18} />
        </Mark>
        <div>
          <strong>{title}</strong> <Hidden>{looks[state].word}</Hidden>
          <p>{detail}</p>
          {state === 'look' && entry && (
            <Todo>
              <strong>Do:</strong> {runbook[entry].todo}
            </Todo>
          )}
        </div>
        {link && <StaffLink to={link.to}>{link.label}</StaffLink>}
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
  align-items: start;
  padding-block: ${s('space.12')};
  overflow-wrap: anywhere;

  & + & {
    border-top: 1px solid ${s('color.line')};
  }

  p {
    margin: 0;
    color: ${s('color.ink2')};
    font-size: ${s('size.14')};
  }

  > a {
    font-size: ${s('size.14')};
    font-weight: 600;
  }
`;

const Mark = styled.span<{ $state: StatusLine['state'] }>`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: ${s('radius.round')};
  background: ${({ $state }) => s(looks[$state].ground)};
  color: ${({ $state }) => s(looks[$state].ink)};
`;

const Todo = styled.p`
  && {
    margin-top: ${s('space.8')};
    padding: ${s('space.8')} ${s('space.12')};
    border-left: 3px solid ${s('color.kumkum')};
    background: ${s('color.tintError')};
    color: ${s('color.ink')};
  }
`;

const Hidden = styled.span`
  ${visuallyHidden}
`;
