import { useId } from 'react';
import styled from 'styled-components';
import type { Database } from '@shop/kernel/data';
import { ActionForm, Alert, Button, Icon, s, TextField } from '@shop/ui';
import { useStaffChange } from '../calls/useStaffChange';
import { formText } from '../forms/formText';
import { Panel } from '../panel/Panel';

interface Props {
  tags: readonly string[];
  /** Tags that others have, for the field to propose. */
  known?: readonly string[];
  /** They are shown and stay as they are. */
  readOnly?: boolean;
  /** Gives a tag, or takes it off. */
  set: (db: Database, tag: string, isOn: boolean) => Promise<unknown>;
}

/** Words by which the staff finds somebody or something again. */
export function TagPanel({ tags, known = [], readOnly = false, set }: Props) {
  const call = useStaffChange({ fields: ['tag'] });
  const listId = useId();
  const change = (tag: string, isOn: boolean) =>
    call.run((db) => set(db, tag, isOn), isOn ? `${tag} is added` : `${tag} is taken off`);
  const handleSubmit = async (form: HTMLFormElement) => {
    const { done } = await change(formText(new FormData(form), 'tag'), true);
    if (done) form.reset();
  };
  const handleTakeOff = async (tag: string) => {
    const { done } = await change(tag, false);
    // Its button went with the tag.
    if (done) call.formRef.current?.querySelector('input')?.focus();
  };
  return (
    <Panel title="Tags">
      <Alert tone="error">{call.problem}</Alert>
      {tags.length > 0 && (
        <List>
          {tags.map((tag) => (
            <li key={tag}>
              {tag}
              {!readOnly && (
                <button
                  type="button"
                  aria-label={`Take off ${tag}`}
                  disabled={call.busy}
                  onClick={() => void handleTakeOff(tag)}
                >
                  <Icon name="close" size={14} />
                </button>
              )}
            </li>
          ))}
        </List>
      )}
      {!readOnly && (
        <Form action={call} aria-label="Tags" onSubmit={handleSubmit}>
          <TextField
            label="New tag"
            name="tag"
            required
            maxLength={30}
            list={listId}
            autoComplete="off"
            error={call.errors.tag}
            onChange={() => call.mend('tag')}
          />
          <Button type="submit" $variant="secondary" $busy={call.busy}>
            Add tag
          </Button>
          <datalist id={listId}>
            {known.map((tag) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
        </Form>
      )}
    </Panel>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')};
  margin: 0 0 ${s('space.12')};
  padding: 0;
  list-style: none;

  li {
    display: inline-flex;
    gap: ${s('space.4')};
    align-items: center;
    padding: ${s('space.4')} ${s('space.12')};
    border-radius: ${s('radius.round')};
    background: ${s('color.sunk')};
    font-size: ${s('size.14')};
    overflow-wrap: anywhere;
  }

  button {
    display: inline-grid;
    place-items: center;
    min-width: 36px;
    min-height: 36px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    cursor: pointer;
  }
`;

const Form = styled(ActionForm)`
  display: flex;
  gap: ${s('space.8')};
  align-items: end;

  > :first-child {
    flex: 1;
  }

  button[type='submit'] {
    min-height: 48px;
  }
`;
