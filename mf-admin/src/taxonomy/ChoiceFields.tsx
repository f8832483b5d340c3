import styled from 'styled-components';
import { Button, s, TextField } from '@shop/ui';
import { FieldRows } from '../panel/FieldRows';
import { RemoveButton } from '../panel/RemoveButton';
import type { Attribute } from './taxonomy';

/** Without an id until it is saved. */
export type ChoiceDraft = Omit<Attribute['choices'][number], 'id'> & { id?: string };

interface Props {
  choices: readonly ChoiceDraft[];
  error: string | undefined;
  onChange: (choices: ChoiceDraft[]) => void;
}

/** What can be chosen, in order; one that gets another name stays the same choice. */
export function ChoiceFields({ choices, error, onChange }: Props) {
  return (
    <List>
      <FieldRows>
        {choices.map((choice, index) => (
          <Row key={choice.id ?? index}>
            <TextField
              label={`Choice ${index + 1}`}
              name={index === 0 ? 'choices' : `choice-${index}`}
              value={choice.label}
              maxLength={60}
              required
              error={index === 0 ? error : undefined}
              onChange={(event) =>
                onChange(
                  choices.map((each, at) => (at === index ? { ...each, label: event.target.value } : each)),
                )
              }
            />
            <RemoveButton
              label={`Remove choice ${choice.label || index + 1}`}
              icon="trash"
              disabled={choices.length === 1}
              onClick={() => onChange(choices.filter((_, at) => at !== index))}
            />
          </Row>
        ))}
      </FieldRows>
      <Button
        type="button"
        $variant="quiet"
        $size="small"
        onClick={() => onChange([...choices, { label: '' }])}
      >
        Add a choice
      </Button>
    </List>
  );
}

const List = styled.div`
  display: grid;
  gap: ${s('space.8')};
  justify-items: start;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 44px;
  gap: ${s('space.8')};
  align-items: end;
  width: 100%;
`;
