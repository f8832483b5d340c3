import { useId } from 'react';
import styled from 'styled-components';
import { unwrap } from '@shop/kernel/data';
import { useChange } from '@shop/kernel/routing';
import { ActionForm, Alert, Button, s, TextField } from '@shop/ui';
import { staffFailure } from '../calls/staffFailure';
import { formText } from '../forms/formText';
import { Panel } from '../panel/Panel';
import type { CustomerRecord } from './customerRecord';

interface Props {
  customer: CustomerRecord;
  /** Tags that others have, for the field to propose. */
  known: readonly string[];
}

/** Words that shoppers are sorted by; the list of users can be narrowed to one, and promotions may ask for it. */
export function CustomerTags({ customer, known }: Props) {
  const call = useChange({ describe: staffFailure, fields: ['tag'] });
  const listId = useId();
  const set = async (tag: string, on: boolean) => {
    await call.run(
      (db) => unwrap(db.rpc('tag_customer', { p_user: customer.id, p_tag: tag, p_on: on })),
      on ? `Tagged “${tag}”` : `“${tag}” is taken off`,
    );
  };
  return (
    <Panel title="Tags">
      <Tags>
        {customer.tags.map((tag) => (
          <li key={tag}>
            {tag}
            <button type="button" aria-label={`Take off ${tag}`} onClick={() => void set(tag, false)}>
              ×
            </button>
          </li>
        ))}
      </Tags>
      <ActionForm
        action={call}
        aria-label="Tags"
        onSubmit={(form) => set(formText(new FormData(form), 'tag'), true)}
      >
        <Alert tone="error">{call.problem}</Alert>
        <Line>
          <TextField
            label="New tag"
            name="tag"
            required
            maxLength={30}
            list={listId}
            autoComplete="off"
            error={call.errors.tag}
          />
          <Button type="submit" $variant="secondary" $busy={call.busy}>
            Add tag
          </Button>
        </Line>
        <datalist id={listId}>
          {known.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
      </ActionForm>
    </Panel>
  );
}

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')};
  margin: 0 0 ${s('space.12')};
  padding: 0;
  list-style: none;

  &:empty {
    display: none;
  }

  li {
    display: inline-flex;
    align-items: center;
    padding-left: ${s('space.12')};
    border: 1px solid ${s('color.line')};
    border-radius: ${s('radius.round')};
    font-size: ${s('size.14')};
  }

  button {
    min-width: 36px;
    min-height: 36px;
    border: 0;
    background: none;
    color: ${s('color.ink2')};
    cursor: pointer;
    font: inherit;
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${s('space.8')};
  align-items: end;
`;
