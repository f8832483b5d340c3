import { useState } from 'react';
import styled from 'styled-components';
import { unwrap } from '@shop/kernel/data';
import { lookUp } from '@shop/kernel/domain';
import { Button, s, TextField } from '@shop/ui';
import { DeleteButton } from '../../calls/DeleteButton';
import { useStaffChange } from '../../calls/useStaffChange';
import { formText } from '../../forms/formText';
import { LinkChoices } from '../../table/LinkChoices';
import { useListQuery } from '../../table/useListQuery';
import { GuardedDialog } from '../../unsaved/GuardedDialog';
import type { OrderDesk } from '../orderRecord';
import { builtInViews, viewQuery } from './orderViews';

interface Props {
  views: OrderDesk['views'];
  counts: Record<string, number> | null;
}

/** Lists that have a name: those of every day, and those that somebody of the staff has saved for themselves. */
export function ViewLinks({ views, counts }: Props) {
  const query = viewQuery(useListQuery().params);
  const own = views.find((view) => viewQuery(new URLSearchParams(view.query)) === query);
  const builtIn = builtInViews.some((view) => viewQuery(new URLSearchParams(view.query)) === query);
  // Counts are of what the filters find, so they are those of the views only where nothing is filtered by but a state.
  const isPlain = [...new URLSearchParams(query).keys()].every((name) => name === 'status');
  return (
    <Row>
      <LinkChoices
        label="Views"
        choices={[
          ...builtInViews.map(({ name, query: of, counted }) => ({
            to: `?${of}`,
            label: name,
            current: viewQuery(new URLSearchParams(of)) === query,
            count: counted && counts && isPlain ? (lookUp(counts, counted) ?? 0) : undefined,
          })),
          ...views.map((view) => ({
            to: `?${view.query}`,
            label: view.name,
            current: view === own,
          })),
        ]}
      />
      {own && (
        <>
          <NameButton key={own.id} label="Rename view" id={own.id} name={own.name} query={own.query} />
          <DeleteButton
            name={`view ${own.name}`}
            success={`The view ${own.name} is deleted`}
            remove={(db) => unwrap(db.rpc('delete_order_view', { p_id: own.id }))}
          >
            Its orders stay as they are.
          </DeleteButton>
        </>
      )}
      {!own && !builtIn && <NameButton label="Save view" id={null} name="" query={query} />}
    </Row>
  );
}

interface NameProps {
  label: string;
  id: string | null;
  name: string;
  query: string;
}

function NameButton({ label, id, name, query }: NameProps) {
  const [open, setOpen] = useState(false);
  const call = useStaffChange({ fields: ['name'] });
  const handleConfirm = async (form: FormData) => {
    const typed = formText(form, 'name');
    const { done } = await call.run(
      (db) => unwrap(db.rpc('save_order_view', { p_id: id, p_name: typed, p_query: query })),
      `The view ${typed} is saved`,
    );
    if (done) setOpen(false);
  };
  return (
    <>
      <Button type="button" $variant="quiet" $size="small" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <GuardedDialog
          title={label}
          confirmLabel="Save"
          action={call}
          onConfirm={handleConfirm}
          onClose={() => setOpen(false)}
        >
          <p>Search, state and filters of this list under a name of your own. Nobody else sees it.</p>
          <TextField
            label="Name"
            name="name"
            required
            maxLength={40}
            defaultValue={name}
            error={call.errors.name}
            onChange={() => call.mend('name')}
          />
        </GuardedDialog>
      )}
    </>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.4')} ${s('space.8')};
  align-items: center;
`;
