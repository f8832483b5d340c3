import { unwrap } from '@shop/kernel/data';
import { ActionForm, Alert, Button, TextArea, TextField } from '@shop/ui';
import { useExpected } from '../calls/useExpected';
import { useStaffChange } from '../calls/useStaffChange';
import { FieldColumns } from '../forms/FieldColumns';
import { formTexts } from '../forms/formText';
import { Rebuilt } from '../forms/Rebuilt';
import { SaveLine } from '../forms/SaveLine';
import { Panel } from '../panel/Panel';
import { useEdits } from '../unsaved/useEdits';
import type { SellerRecord } from './taxRecords';

const fields = ['legal_name', 'gstin', 'address'] as const;
const labels = { legal_name: 'Legal name', gstin: 'GST number', address: 'Address' };

/** The legal entity on invoices to come. */
export function SellerForm({ seller }: { seller: SellerRecord }) {
  const call = useStaffChange({ fields });
  const edits = useEdits('the seller', seller);
  const { opened } = edits;
  const { expected, hear, forget } = useExpected(opened, labels);

  const handleSubmit = async (form: HTMLFormElement) => {
    const settle = edits.send();
    const wanted = formTexts(new FormData(form));
    const outcome = await call.run(
      (db) => unwrap(db.rpc('save_seller', { p_seller: wanted, p_expected: expected })),
      'Seller saved. Invoices to come name it.',
    );
    if (!outcome.done) return hear(outcome.failure, call);
    settle({ ...opened, ...outcome.value });
    forget();
  };
  return (
    <Panel title="Seller on invoices">
      <Rebuilt version={seller.saved_at} isBegun={edits.dirty}>
        <ActionForm action={call} onSubmit={handleSubmit} onChange={edits.touch} aria-label="Seller">
          <Alert tone="error">{call.problem}</Alert>
          <FieldColumns>
            <TextField
              label={labels.legal_name}
              name="legal_name"
              required
              maxLength={200}
              defaultValue={opened.legal_name}
              error={call.errors.legal_name}
            />
            <TextField
              label={labels.gstin}
              name="gstin"
              required
              maxLength={15}
              autoCapitalize="characters"
              hint={`The first two figures are the state${seller.state ? `, now ${seller.state}` : ''}: sales within it carry CGST and SGST.`}
              defaultValue={opened.gstin}
              error={call.errors.gstin}
            />
            <TextArea
              label={labels.address}
              name="address"
              required
              rows={3}
              maxLength={300}
              defaultValue={opened.address}
              error={call.errors.address}
            />
          </FieldColumns>
          <SaveLine
            dirty={edits.dirty}
            savedAt={seller.saved_at}
            never="This is an example. Enter your own before the shop goes live."
          >
            <Button type="submit" $busy={call.busy}>
              Save seller
            </Button>
          </SaveLine>
        </ActionForm>
      </Rebuilt>
    </Panel>
  );
}
