import styled from 'styled-components';
import { formatDate } from '@shop/kernel/domain';
import { s } from '@shop/ui';
import { Nothing } from '../panel/Nothing';
import { changeText, nameOf } from './changeText';
import type { ReleaseChange } from './releaseState';

interface Props {
  changes: readonly ReleaseChange[];
  /** Whose. */
  of: string;
}

/** Who changed what is live, when and why, the newest first; what the release gate saw unfolds. */
export function ChangeList({ changes, of }: Props) {
  const [newest] = changes;
  if (!newest) return <Nothing>No change of {of} among the latest.</Nothing>;
  return (
    <details>
      <summary>
        History ({changes.length}): {changeText(newest)}, {formatDate(newest.at, 'tableMoment')} by{' '}
        {nameOf(newest.by)}
      </summary>
      <List aria-label={`History of ${of}`}>
        {changes.map((change) => (
          <li key={`${change.sequence} ${change.kind}`}>
            <p>
              <strong>{changeText(change)}</strong>
            </p>
            <Small>
              {formatDate(change.at, 'tableMoment')} IST by {change.by}
              {change.commit && `, commit ${change.commit.slice(0, 12)}`}
            </Small>
            {change.reason && <p>“{change.reason}”</p>}
            {change.report.length > 0 && (
              <details>
                <summary>Release gate</summary>
                <ul>
                  {change.report.map((sentence) => (
                    <li key={sentence}>{sentence}</li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </List>
    </details>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${s('space.12')};
  margin: ${s('space.12')} 0 0;
  padding: 0 0 0 ${s('space.16')};
  border-left: 2px solid ${s('color.line')};
  font-size: ${s('size.14')};
  overflow-wrap: anywhere;
  list-style: none;

  p {
    margin: 0;
  }

  ul {
    margin: ${s('space.4')} 0 0;
    padding-left: ${s('space.24')};
  }
`;

const Small = styled.p`
  color: ${s('color.ink2')};
  font-variant-numeric: tabular-nums;
`;
