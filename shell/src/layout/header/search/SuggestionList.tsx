import styled from 'styled-components';
import { s } from '@shop/ui';
import type { SuggestionEntry, SuggestionGroup } from './suggestionGroups';
import { SuggestionOption } from './SuggestionOption';

interface Props {
  id: string;
  groups: readonly SuggestionGroup[];
  /** The words that the list is for. */
  typed: string;
  /** Id of the option that the arrows have reached. */
  activeId: string | undefined;
  /** Options are counted through all groups. */
  idOf: (at: number) => string;
  onChoose: (entry: SuggestionEntry) => void;
}

/** The list itself, in groups that are named. */
export function SuggestionList({ id, groups, typed, activeId, idOf, onChoose }: Props) {
  let count = 0;
  return (
    <div id={id} role="listbox" aria-label="Suggestions">
      {groups.map(({ title, entries }) => (
        <Group key={title} role="group" aria-label={title}>
          <Title aria-hidden>{title}</Title>
          {entries.map((entry) => {
            const optionId = idOf(count++);
            return (
              <SuggestionOption
                key={entry.label}
                id={optionId}
                entry={entry}
                typed={typed}
                isActive={optionId === activeId}
                onChoose={() => onChoose(entry)}
              />
            );
          })}
        </Group>
      ))}
    </div>
  );
}

const Group = styled.div`
  & + & {
    border-top: 1px solid ${s('color.line')};
    margin-top: ${s('space.8')};
    padding-top: ${s('space.8')};
  }
`;

const Title = styled.div`
  padding: ${s('space.4')} ${s('space.16')};
  color: ${s('color.ink3')};
  font-size: ${s('size.12')};
  font-weight: 600;
  letter-spacing: 0.04em;
`;
