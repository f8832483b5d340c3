import styled from 'styled-components';
import { unwrap } from '@shop/kernel/data';
import { formatDate } from '@shop/kernel/domain';
import { s } from '@shop/ui';
import { useMay } from '../access/rights';
import { NoteForm } from '../notes/NoteForm';
import { Panel } from '../panel/Panel';
import type { OrderRecord } from './orderRecord';

/**
 * What the staff says of the order among themselves: by whom and when. No page shows it to the shopper; it is in the data
 * that they may download.
 */
export function NotesPanel({ order: { number, notes } }: { order: OrderRecord }) {
  const mayChange = useMay()('orders');
  return (
    <Panel title="Notes of the staff">
      {mayChange && (
        <NoteForm
          label="New note"
          hint="The shopper never sees it in the shop, but it is part of the data that they may ask for."
          write={(db, p_body, p_key) => unwrap(db.rpc('add_order_note', { p_number: number, p_body, p_key }))}
        />
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

const List = styled.ul`
  display: grid;
  gap: ${s('space.12')};
  margin: ${s('space.12')} 0 0;
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
