import styled from 'styled-components';
import { unwrap } from '@shop/kernel/data';
import { formatDate } from '@shop/kernel/domain';
import { ActionForm, Alert, Button, from, s, TextArea, TextField } from '@shop/ui';
import { useExpected } from '../calls/useExpected';
import { useStaffChange } from '../calls/useStaffChange';
import { formTexts } from '../forms/formText';
import { Rebuilt } from '../forms/Rebuilt';
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
          <Fields>
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
          </Fields>
          <Save>
            <Button type="submit" $busy={call.busy}>
              Save seller
            </Button>
            <span>
              {edits.dirty
                ? 'Not saved yet.'
                : seller.saved_at
                  ? `Saved ${formatDate(seller.saved_at, 'tableMoment')} IST`
                  : 'This is an example. Enter your own before the shop goes live.'}
            </span>
          </Save>
        </ActionForm>
      </Rebuilt>
    </Panel>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${s('space.16')};
  align-items: start;

  ${from('tablet')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Save = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.16')};
  align-items: center;
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
`;
