import { useState } from 'react';
import styled from 'styled-components';
import { unwrap } from '@shop/kernel/data';
import { formatDate } from '@shop/kernel/domain';
import { useChange } from '@shop/kernel/routing';
import { ActionForm, Alert, Button, s, TextArea } from '@shop/ui';
import { useMay } from '../access/rights';
import { staffFailure } from '../calls/staffFailure';
import { Panel } from '../panel/Panel';
import { useUnsaved } from '../unsaved/useUnsaved';
import type { OrderRecord } from './orderRecord';

/**
 * What the staff says of the order among themselves: by whom and when. No page shows it to the shopper; it is in the data
 * that they may download.
 */
export function NotesPanel({ order: { number, notes } }: { order: OrderRecord }) {
  const [text, setText] = useState('');
  const mayChange = useMay()('orders');
  const call = useChange({ fields: ['note'], describe: staffFailure });
  useUnsaved(text.trim() !== '', 'the note');
  const handleSubmit = async () => {
    const { done } = await call.run(
      (db) => unwrap(db.rpc('add_order_note', { p_number: number, p_body: text })),
      'The note is added',
    );
    if (done) setText('');
  };
  return (
    <Panel title="Notes of the staff">
      <Alert tone="error">{call.problem}</Alert>
      {mayChange && (
        <Form onSubmit={handleSubmit}>
          <TextArea
            label="New note"
            name="note"
            hint="The shopper never sees it in the shop, but it is part of the data that they may ask for."
            rows={2}
            required
            maxLength={2000}
            value={text}
            error={call.errors.note}
            onChange={(event) => {
              setText(event.target.value);
              call.mend('note');
            }}
          />
          <Button type="submit" $variant="secondary" $size="small" $busy={call.busy}>
            Add note
          </Button>
        </Form>
      )}
      <List>
        {notes.map(({ id, body, by, at }) => (
          <li key={id}>
            <p>{body}</p>
            <small>
              {by}, <time dateTime={at}>{formatDate(at, 'tableMoment')}</time>
            </small>
          </li>
        ))}
        {notes.length === 0 && <li>Nothing is noted yet.</li>}
      </List>
    </Panel>
  );
}

const Form = styled(ActionForm)`
  display: grid;
  gap: ${s('space.8')};
  justify-items: start;
  margin-bottom: ${s('space.12')};

  > :first-child {
    width: 100%;
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${s('space.12')};
  margin: 0;
  padding: 0;
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
  list-style: none;

  p {
    margin: 0;
    color: ${s('color.ink')};
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;
