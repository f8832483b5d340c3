import styled from 'styled-components';
import { s } from '@shop/ui';
import type { GoingLiveFacts } from '../going-live/checklist';
import { Lead } from '../panel/Lead';
import { Panel } from '../panel/Panel';
import type { SettingsRecord } from '../settings/settingsRecord';
import { findDarkPatterns } from './findDarkPatterns';

interface Props {
  settings: SettingsRecord;
  facts: GoingLiveFacts;
  /** The day in India. */
  today: string;
}

/** Warnings of what would mislead shoppers, each with its source and its cure; nothing where all is well. */
export function DarkPatterns({ settings, facts, today }: Props) {
  const found = findDarkPatterns({ settings, facts, today });
  if (found.length === 0) return null;
  return (
    <Panel title={`Could mislead shoppers (${found.length})`}>
      <Details>
        <summary>What the law calls dark patterns, in what is set and written here</summary>
        <Lead>
          By the Guidelines for Prevention and Regulation of Dark Patterns, 2023 (Consumer Protection Act,
          2019, section 18), Annexure 1.
        </Lead>
        <List>
          {found.map(({ id, pattern, annexure, problem, cure }) => (
            <li key={id}>
              <strong>
                {pattern} <span>Annexure 1 ({annexure})</span>
              </strong>
              <p>{problem}</p>
              <p>{cure}</p>
            </li>
          ))}
        </List>
      </Details>
    </Panel>
  );
}

const Details = styled.details`
  summary {
    min-height: 32px;
    color: ${s('color.ink2')};
    cursor: pointer;
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${s('space.16')};
  margin: ${s('space.12')} 0 0;
  padding: 0;
  list-style: none;

  li {
    padding-left: ${s('space.12')};
    border-left: 3px solid ${s('color.star')};
  }

  span {
    color: ${s('color.ink2')};
    font-size: ${s('size.14')};
    font-weight: 400;
  }

  p + p {
    color: ${s('color.ink2')};
  }
`;
