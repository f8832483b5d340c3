import styled from 'styled-components';
import { s } from '@shop/ui';
import { StaffLink } from '../access/StaffLink';
import { MarkedLine, MarkedList } from '../panel/MarkedList';
import { runbook } from './runbook';
import type { StatusLine } from './statusLines';

const looks = {
  well: { mark: 'good', word: 'well' },
  look: { mark: 'bad', word: 'needs a look' },
  unknown: { mark: 'open', word: 'not known' },
} as const;

/** Lines that say how something is; a red one says what to do. */
export const StatusList = ({ lines }: { lines: readonly StatusLine[] }) => (
  <MarkedList>
    {lines.map(({ title, state, detail, entry, link }) => (
      <MarkedLine
        key={title}
        {...looks[state]}
        title={title}
        detail={detail}
        action={link && <StaffLink to={link.to}>{link.label}</StaffLink>}
      >
        {state === 'look' && entry && (
          <Todo>
            <strong>Do:</strong> {runbook[entry].todo}
          </Todo>
        )}
      </MarkedLine>
    ))}
  </MarkedList>
);

const Todo = styled.p`
  && {
    margin-top: ${s('space.8')};
    padding: ${s('space.8')} ${s('space.12')};
    border-left: 3px solid ${s('color.kumkum')};
    background: ${s('color.tintError')};
    color: ${s('color.ink')};
  }
`;
