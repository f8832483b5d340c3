import { unwrap } from '@shop/kernel/data';
import { useNavigate } from '@shop/kernel/routing';
import { ActionForm, Alert, Button, TextArea, TextField } from '@shop/ui';
import { useStaffChange } from '../calls/useStaffChange';
import { adminPaths } from '../layout/adminPaths';
import { ButtonRow } from '../panel/ButtonRow';
import { Panel } from '../panel/Panel';
import { Stack } from '../panel/Stack';
import { TwoColumns } from '../panel/TwoColumns';
import { useEdits } from '../unsaved/useEdits';
import { useSaves } from '../unsaved/useSaves';
import { AddressPanel } from './AddressPanel';
import { CustomerPanel } from './CustomerPanel';
import { draftFields, type DraftRecord } from './draftRecord';
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
          <Panel title="GST invoice, for a business">
            <Stack>
              <TextField
                label="GST number"
                name="gstin"
                hint="Of the state that the parcel goes to; empty for a consumer."
                autoComplete="off"
                defaultValue={draft?.gst_buyer?.gstin ?? ''}
                error={call.errors.gstin}
                onBlur={form.price}
                required={false}
              />
              <TextField
                label="Name of the business"
                name="gst_name"
                autoComplete="off"
                defaultValue={draft?.gst_buyer?.name ?? ''}
                error={call.errors.gst_name}
                onBlur={form.price}
                required={false}
              />
            </Stack>
          </Panel>
          <Panel title="Coupon and note">
            <Stack>
              <TextField
                label="Coupon"
                name="coupon"
                autoComplete="off"
                defaultValue={draft?.coupon ?? ''}
                error={call.errors.coupon}
                onBlur={form.price}
                required={false}
              />
              <TextArea
                label="Note"
                name="note"
                hint="For the staff; it goes along to the order."
                rows={3}
                defaultValue={draft?.note ?? ''}
                error={call.errors.note}
                required={false}
              />
            </Stack>
          </Panel>
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
