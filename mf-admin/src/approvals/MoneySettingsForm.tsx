import styled from 'styled-components';
import { unwrap } from '@shop/kernel/data';
import { formatRupees } from '@shop/kernel/domain';
import { useChange } from '@shop/kernel/routing';
import { ActionForm, Alert, Button, from, s, TextField } from '@shop/ui';
import { staffFailure } from '../calls/staffFailure';
import { formTexts } from '../forms/formText';
import { Rebuilt } from '../forms/Rebuilt';
import { Nothing } from '../panel/Nothing';
import { Panel } from '../panel/Panel';
import { useEdits } from '../unsaved/useEdits';
import type { MoneySettings } from './approvalRecord';

const fields = ['refund_limit', 'payout_limit', 'tds_percent', 'tds_threshold'] as const;

interface Props {
  settings: MoneySettings;
  /** By the right for settings: whoever is held by a limit does not lift it. */
  isEditable: boolean;
}

/** What needs two people, and the tax that is kept from commissions. */
export function MoneySettingsForm({ settings, isEditable }: Props) {
  const call = useChange({ describe: staffFailure, fields });
  const edits = useEdits('the limits');
  if (!isEditable)
    return (
      <Panel title="Limits">
        <Nothing>
          Refunds of an order above {formatRupees(settings.refund_limit)} within 30 days wait for a second
          person. Payouts above {formatRupees(settings.payout_limit)} are paid by another person than approved
          them. Of commissions above {formatRupees(settings.tds_threshold)} a financial year{' '}
          {settings.tds_percent}% are kept as tax (section 194H).
        </Nothing>
      </Panel>
    );

  const handleSubmit = async (form: HTMLFormElement) => {
    const settle = edits.send();
    const { done } = await call.run(
      (db) => unwrap(db.rpc('save_money_settings', { p_settings: formTexts(new FormData(form)) })),
      'Limits saved',
    );
    if (done) settle();
  };
  return (
    <Panel title="Limits">
      <Rebuilt version={JSON.stringify(settings)} isBegun={edits.dirty}>
        <ActionForm action={call} aria-label="Limits" onSubmit={handleSubmit} onChange={edits.touch}>
          <Alert tone="error">{call.problem}</Alert>
          <Fields>
            <TextField
              label="Refunds of an order above (₹)"
              name="refund_limit"
              type="number"
              min={0}
              step={1}
              required
              hint="Within 30 days, in one or in parts. They wait for a second person."
              defaultValue={settings.refund_limit}
              error={call.errors.refund_limit}
            />
            <TextField
              label="Payouts above (₹)"
              name="payout_limit"
              type="number"
              min={0}
              step={1}
              required
              hint="Whoever approved one does not pay it too."
              defaultValue={settings.payout_limit}
              error={call.errors.payout_limit}
            />
            <TextField
              label="Tax on commissions (%)"
              name="tds_percent"
              type="number"
              min={0}
              max={30}
              step={0.01}
              required
              hint="TDS, Income-tax Act, section 194H."
              defaultValue={settings.tds_percent}
              error={call.errors.tds_percent}
            />
            <TextField
              label="Kept above (₹ a financial year)"
              name="tds_threshold"
              type="number"
              min={0}
              step={1}
              required
              hint="Above it, of all commissions of the year."
              defaultValue={settings.tds_threshold}
              error={call.errors.tds_threshold}
            />
          </Fields>
          <div>
            <Button type="submit" $variant="secondary" $busy={call.busy}>
              Save limits
            </Button>
          </div>
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
