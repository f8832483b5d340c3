import styled from 'styled-components';
import { type Database, unwrap } from '@shop/kernel/data';
import { useChange } from '@shop/kernel/routing';
import { ActionForm, Alert, Button, Icon, s, TextField } from '@shop/ui';
import { useMay } from '../access/rights';
import { staffFailure } from '../calls/staffFailure';
import { formText } from '../forms/formText';
import { Panel } from '../panel/Panel';
import type { OrderRecord } from './orderRecord';

/** Words by which the staff finds the order again. */
export function TagsPanel({ order: { number, tags } }: { order: OrderRecord }) {
  const mayChange = useMay()('orders');
  const call = useChange({ fields: ['tag'], describe: staffFailure });
  const change = (tag: string, remove: boolean) =>
    call.run(
      (db: Database) => unwrap(db.rpc('tag_orders', { p_numbers: [number], p_tag: tag, p_remove: remove })),
      remove ? `${tag} is taken off` : `${tag} is added`,
    );
  const handleSubmit = async (form: HTMLFormElement) => {
    const { done } = await change(formText(new FormData(form), 'tag'), false);
    if (done) form.reset();
  };
  return (
    <Panel title="Tags">
      <Alert tone="error">{call.problem}</Alert>
      {tags.length > 0 && (
        <List>
          {tags.map((tag) => (
            <li key={tag}>
              {tag}
              {mayChange && (
                <button
                  type="button"
                  aria-label={`Take off ${tag}`}
                  disabled={call.busy}
                  onClick={() => void change(tag, true)}
                >
                  <Icon name="close" size={14} />
                </button>
              )}
            </li>
          ))}
        </List>
      )}
      {mayChange && (
        <Form onSubmit={handleSubmit}>
          <TextField
            label="New tag"
            name="tag"
            required
            maxLength={30}
            error={call.errors.tag}
            onChange={() => call.mend('tag')}
          />
          <Button type="submit" $variant="secondary" $busy={call.busy}>
            Add
          </Button>
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
    min-width: 28px;
    min-height: 28px;
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
