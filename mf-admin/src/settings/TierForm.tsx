import styled from 'styled-components';
import { unwrap } from '@shop/kernel/data';
import { formatRupees } from '@shop/kernel/domain';
import { ActionForm, Alert, Button, from, s, TextField } from '@shop/ui';
import { useExpected } from '../calls/useExpected';
import { useStaffChange } from '../calls/useStaffChange';
import { formText } from '../forms/formText';
import { Rebuilt } from '../forms/Rebuilt';
import { Panel } from '../panel/Panel';
import { useEdits } from '../unsaved/useEdits';
import type { Tier } from './settingsRecord';

const rangeOf = (tiers: readonly Tier[], index: number) => {
  const start = tiers[index]?.from_amount ?? 0;
  const end = tiers[index + 1]?.from_amount;
  if (end === undefined) return `Orders from ${formatRupees(start)}`;
  return index === 0 ? `Orders below ${formatRupees(end)}` : `${formatRupees(start)} to ${formatRupees(end)}`;
};

const labels = { tiers: 'Affiliate commissions' };

/** Commission tiers: the first three on the form, the highest shown (spec §9, Affiliate). */
export function TierForm({ tiers }: { tiers: readonly Tier[] }) {
  const call = useStaffChange();
  const edits = useEdits('the commissions', tiers);
  const { opened } = edits;
  const { expected, hear, forget } = useExpected({ tiers: opened }, labels);

  const handleSubmit = async (element: HTMLFormElement) => {
    const form = new FormData(element);
    const next = opened.map((tier, index) => ({
      ...tier,
      percent: formText(form, `tier-${index}`),
    }));
    const settle = edits.send();
    const outcome = await call.run(
      (db) => unwrap(db.rpc('save_affiliate_tiers', { p_tiers: next, p_expected: expected.tiers })),
      'Commissions saved for orders to come.',
    );
    if (!outcome.done) return hear(outcome.failure, call);
    settle(outcome.value);
    forget();
  };
  return (
    <Panel title={labels.tiers}>
      <Rebuilt version={JSON.stringify(tiers)} isBegun={edits.dirty}>
        <Form action={call} onSubmit={handleSubmit} onChange={edits.touch} aria-label={labels.tiers}>
          <Alert tone="error">{call.problem}</Alert>
          <Fields>
            {opened.map((tier, index) => (
              <TextField
                key={tier.from_amount}
                label={`${rangeOf(opened, index)} (%)`}
                name={`tier-${index}`}
                type="number"
                min={0}
                max={100}
                step={0.1}
                required
                readOnly={index >= 3}
                defaultValue={tier.percent}
              />
            ))}
          </Fields>
          <Button type="submit" $variant="secondary" $busy={call.busy}>
            Save commissions
          </Button>
        </Form>
      </Rebuilt>
    </Panel>
  );
}

const Form = styled(ActionForm)`
  justify-items: start;
`;

const Fields = styled.div`
  display: grid;
  gap: ${s('space.16')};
  align-items: end;
  width: 100%;

  ${from('tablet')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from('wide')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
