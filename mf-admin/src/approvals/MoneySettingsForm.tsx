import { unwrap } from '@shop/kernel/data';
import { formatRupees } from '@shop/kernel/domain';
import { ActionForm, Alert, Button, TextField } from '@shop/ui';
import { useExpected } from '../calls/useExpected';
import { useStaffChange } from '../calls/useStaffChange';
import { FieldColumns } from '../forms/FieldColumns';
import { formTexts } from '../forms/formText';
import { Rebuilt } from '../forms/Rebuilt';
import { Nothing } from '../panel/Nothing';
import { Panel } from '../panel/Panel';
import { useEdits } from '../unsaved/useEdits';
import type { MoneySettings } from './approvalRecord';

const fields = [
  {
    name: 'refund_limit',
    label: 'Refunds of an order above (₹)',
    hint: 'Within 30 days, in one or in parts. They wait for a second person.',
  },
  {
    name: 'payout_limit',
    label: 'Payouts above (₹)',
    hint: 'Whoever approved one does not pay it too.',
  },
  {
    name: 'tds_percent',
    label: 'Tax on commissions (%)',
    hint: 'TDS, Income-tax Act, section 194H.',
    max: 30,
    step: 0.01,
  },
  {
    name: 'tds_threshold',
    label: 'Kept above (₹ a financial year)',
    hint: 'Above it, of all commissions of the year.',
  },
] as const;
const names = fields.map(({ name }) => name);
const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label]));

interface Props {
  settings: MoneySettings;
  /** By the right for settings: whoever is held by a limit does not lift it. */
  isEditable: boolean;
}

/** What needs two people, and the tax that is kept from commissions. */
export function MoneySettingsForm({ settings, isEditable }: Props) {
  const call = useStaffChange({ fields: names });
  const edits = useEdits('the limits', settings);
  const { opened } = edits;
  const { expected, hear, forget } = useExpected(opened, labels);
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
    const wanted = formTexts(new FormData(form));
    const outcome = await call.run(
      (db) => unwrap(db.rpc('save_money_settings', { p_settings: wanted, p_expected: expected })),
      'Limits saved',
    );
    if (!outcome.done) return hear(outcome.failure, call);
    settle(outcome.value);
    forget();
  };
  return (
    <Panel title="Limits">
      <Rebuilt version={JSON.stringify(settings)} isBegun={edits.dirty}>
        <ActionForm action={call} aria-label="Limits" onSubmit={handleSubmit} onChange={edits.touch}>
          <Alert tone="error">{call.problem}</Alert>
          <FieldColumns>
            {fields.map((field) => (
              <TextField
                key={field.name}
                type="number"
                min={0}
                step={1}
                required
                {...field}
                defaultValue={opened[field.name]}
                error={call.errors[field.name]}
              />
            ))}
          </FieldColumns>
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
