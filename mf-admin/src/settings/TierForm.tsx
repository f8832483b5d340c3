import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { formatRupees } from '@shop/kernel/domain';
import { Alert, Button, from, s, TextField } from '@shop/ui';
import { useStaffCall } from '../calls/useStaffCall';
import { Panel } from '../panel/Panel';
import { useUnsaved } from '../unsaved/useUnsaved';
import type { Tier } from './settingsRecord';

const rangeOf = (tiers: readonly Tier[], index: number) => {
  const start = tiers[index]?.from_amount ?? 0;
  const end = tiers[index + 1]?.from_amount;
  if (end === undefined) return `Orders from ${formatRupees(start)}`;
  return index === 0 ? `Orders below ${formatRupees(end)}` : `${formatRupees(start)} to ${formatRupees(end)}`;
};

/** Commission tiers: the first three on the form, the highest shown (spec §9, Affiliate). */
export function TierForm({ tiers }: { tiers: readonly Tier[] }) {
  const call = useStaffCall();
  const [dirty, setDirty] = useState(false);
  useUnsaved(dirty, 'the commissions');

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const next = tiers.map((tier, index) => ({
      ...tier,
      percent: form.get(`tier-${index}`) ?? tier.percent,
    }));
    const saved = await call.run(
      'save_affiliate_tiers',
      { p_tiers: next },
      'Commissions saved for orders to come.',
    );
    if (saved) setDirty(false);
  };
  return (
    <Panel title="Affiliate commissions">
      <Form
        onSubmit={(event) => void handleSubmit(event)}
        onChange={() => setDirty(true)}
        aria-label="Affiliate commissions"
      >
        {call.error && <Alert tone="error">{call.error.message}</Alert>}
        <Fields>
          {tiers.map((tier, index) => (
            <TextField
              key={tier.from_amount}
              label={`${rangeOf(tiers, index)} (%)`}
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
        <Button type="submit" $variant="secondary" disabled={call.busy} aria-busy={call.busy}>
          Save commissions
        </Button>
      </Form>
    </Panel>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${s('space.16')};
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
