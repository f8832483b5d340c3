import { useState } from 'react';
import styled from 'styled-components';
import { Link } from '@shop/kernel/routing';
import { s, SelectField } from '@shop/ui';
import { adminPaths } from '../layout/adminPaths';
import type { SettingsRecord } from './settingsRecord';

interface Props {
  settings: SettingsRecord;
  errors: Partial<Record<'phase' | 'tax_mode', string>>;
}

/** The phase and what it decides. Whoever opens the shop chooses what its prices mean; nothing is chosen for them. */
export function PhaseFields({ settings, errors }: Props) {
  const [phase, setPhase] = useState<string>(settings.phase);
  const goesLive = settings.phase === 'beta' && phase === 'live';
  return (
    <>
      <SelectField
        label="Phase"
        name="phase"
        value={phase}
        onChange={(event) => setPhase(event.target.value)}
        options={[
          { value: 'beta', label: 'Beta' },
          { value: 'live', label: 'Live' },
        ]}
        error={errors.phase}
      />
      {phase === 'live' && (
        <SelectField
          label="GST in the live shop"
          name="tax_mode"
          defaultValue={goesLive ? '' : settings.tax_mode}
          options={[
            ...(goesLive ? [{ value: '', label: 'Please choose' }] : []),
            { value: 'added', label: 'Comes on top of prices' },
            { value: 'included', label: 'Is included in prices' },
          ]}
          error={errors.tax_mode}
        />
      )}
      {goesLive && (
        <Note role="status">
          Going live takes away what the beta says of itself. Choose how prices carry GST, and see that{' '}
          <Link to={adminPaths.section('taxes')}>the seller on invoices</Link> is yours; the{' '}
          <Link to={adminPaths.section('going-live')}>checklist</Link> has the rest.
        </Note>
      )}
    </>
  );
}

const Note = styled.p`
  grid-column: 1 / -1;
  margin: 0;
  color: ${s('color.ink2')};
`;
