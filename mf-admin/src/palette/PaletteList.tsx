import styled from 'styled-components';
import { s } from '@shop/ui';
import type { Entry, EntryGroup } from './entries';
import { PaletteOption } from './PaletteOption';

interface Props {
  id: string;
  groups: readonly EntryGroup[];
  /** Which of all entries Enter opens; -1 without any. */
  active: number;
  onReach: (entry: Entry) => void;
  onChoose: (entry: Entry) => void;
}

export const keyOf = ({ to, label }: Entry) => `${to} ${label}`;

/** Of an entry by its place among all of the list. */
export const optionId = (listId: string, at: number) => `${listId}-${at}`;

/** What was found, group by group; its entries are counted through. */
export function PaletteList({ id, groups, active, onReach, onChoose }: Props) {
  let place = 0;
  return (
    <div id={id} role="listbox" aria-label="Results">
      {groups.map(({ title, entries }) => (
        <Group key={title} role="group" aria-label={title}>
          <Title aria-hidden>{title}</Title>
          {entries.map((entry) => {
            const at = place++;
            return (
              <PaletteOption
                key={keyOf(entry)}
                id={optionId(id, at)}
                entry={entry}
                isActive={at === active}
                onReach={() => onReach(entry)}
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
  padding-bottom: ${s('space.8')};
`;

const Title = styled.p`
  padding: ${s('space.8')} ${s('space.16')} ${s('space.4')};
  color: ${s('color.ink3')};
  font-size: ${s('size.12')};
  font-weight: 650;
  letter-spacing: 0.06em;
  text-transform: uppercase;
`;
