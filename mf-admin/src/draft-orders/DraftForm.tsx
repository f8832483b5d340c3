import { unwrap } from '@shop/kernel/data';
import { useNavigate } from '@shop/kernel/routing';
import { ActionForm, Alert, Button } from '@shop/ui';
import { useStaffChange } from '../calls/useStaffChange';
import { adminPaths } from '../layout/adminPaths';
import { ButtonRow } from '../panel/ButtonRow';
import { Stack } from '../panel/Stack';
import { TwoColumns } from '../panel/TwoColumns';
import { useEdits } from '../unsaved/useEdits';
import { useSaves } from '../unsaved/useSaves';
import { AddressPanel } from './AddressPanel';
import { CustomerPanel } from './CustomerPanel';
import { draftFields, type DraftRecord } from './draftRecord';
import { GstPanel } from './GstPanel';
import { NotePanel } from './NotePanel';
import { PiecesPanel } from './PiecesPanel';
import { PricePanel } from './PricePanel';
import { shownSaved } from './shownAddress';
import { useDraftForm } from './useDraftForm';

interface Props {
  /** To be changed; a new one without it. */
  draft: DraftRecord | undefined;
  /** Hears that something is changed and not saved yet. */
  onBegin: () => void;
  /** Hears that it is saved, and that the page has read it again. */
  onSaved: () => void;
  /** Hears that what a colleague has saved is to be shown instead. */
  onReload: () => void;
}

const revisionOf = ({ id, revision }: { id: string; revision: number }) => ({ id, revision });

/** Everything that is asked on the phone, priced while it is written down. */
export function DraftForm({ draft, onBegin, onSaved, onReload }: Props) {
  const call = useStaffChange({ fields: draftFields });
  const form = useDraftForm(draft, call.formRef);
  const navigate = useNavigate();
  const edits = useEdits('this draft', draft?.revision);
  const saves = useSaves(edits, draft && revisionOf(draft), ({ id }) => {
    if (draft) onSaved();
    else void navigate(adminPaths.draft(id), { replace: true });
  });

  const begin = () => {
    edits.touch();
    onBegin();
  };
  const change =
    <Value,>(set: (value: Value) => unknown) =>
    (value: Value) => {
      begin();
      void set(value);
    };
  const save = async () => {
    const fields = { ...form.read(), ...saves.known };
    const settle = saves.send();
    const outcome = await call.run(
      (db) => unwrap(db.rpc('save_draft_order', { p_draft: fields })),
      'The draft is saved',
    );
    if (outcome.done) settle(revisionOf(outcome.value));
  };

  return (
    <ActionForm action={call} noValidate onSubmit={save} onChange={begin}>
      <Alert tone="error">
        {call.problem}
        {call.failure?.code === 'STALE' && (
          <>
            {' '}
            <Button type="button" $variant="quiet" $size="small" onClick={onReload}>
              Show what they saved
            </Button>
          </>
        )}
      </Alert>
      <TwoColumns>
        <Stack>
          <CustomerPanel
            customer={form.customer}
            email={draft?.email ?? ''}
            error={call.errors.email}
            onChoose={change(form.setCustomer)}
            onMend={() => call.mend('email')}
          />
          <PiecesPanel
            lines={form.lines}
            quote={form.pricing.priced.quote}
            onChange={change(form.setLines)}
          />
          <AddressPanel
            shown={form.shown}
            saved={form.pricing.priced.customer?.addresses ?? []}
            errors={call.errors}
            delivery={form.delivery}
            onDelivery={change(form.setDelivery)}
            onSaved={change((address: Parameters<typeof shownSaved>[0]) => form.show(shownSaved(address)))}
            onPlace={form.price}
          />
        </Stack>
        <Stack>
          <PricePanel {...form.pricing} />
          <GstPanel draft={draft} errors={call.errors} onLeave={form.price} />
          <NotePanel draft={draft} errors={call.errors} onLeave={form.price} />
        </Stack>
      </TwoColumns>
      <ButtonRow>
        <Button type="submit" $busy={call.busy}>
          Save draft
        </Button>
        {edits.dirty && <span>Not saved yet{draft && '; its link and its order wait until it is'}.</span>}
      </ButtonRow>
    </ActionForm>
  );
}
