import { useState } from 'react';
import styled from 'styled-components';
import { unwrap } from '@shop/kernel/data';
import { formatDate, formatRupees } from '@shop/kernel/domain';
import { useChange, useLoaderData } from '@shop/kernel/routing';
import { ActionForm, Alert, Button, from, s, TextField } from '@shop/ui';
import { staffLoader } from '../access/staffLoader';
import { staffFailure } from '../calls/staffFailure';
import { formTexts } from '../forms/formText';
import { SectionPage } from '../layout/SectionPage';
import { Panel } from '../panel/Panel';
import { Stack } from '../panel/Stack';
import { useUnsaved } from '../unsaved/useUnsaved';
import { PhaseFields } from './PhaseFields';
import { type SettingsRecord, shownExpress } from './settingsRecord';
import { TierForm } from './TierForm';

export const loader = staffLoader(({ db }) => unwrap(db.rpc('get_admin_settings')));

const fees = [
  { name: 'standard_shipping', label: 'Standard shipping (₹)' },
  { name: 'express_shipping', label: 'Express shipping (₹)' },
  {
    name: 'free_shipping_above',
    label: 'Free shipping above (₹)',
    hint: 'Strictly above; the exact sum still pays.',
  },
  { name: 'platform_fee', label: 'Platform fee (₹)' },
] as const;

const rules = [
  { name: 'gst_percent', label: 'GST (%)', max: 100 },
  { name: 'cod_limit', label: 'Cash on delivery below (₹)', hint: 'Strictly below.' },
  { name: 'return_days', label: 'Return period (days)', max: 365 },
] as const;

const dates = [
  { name: 'launch_on', label: 'Day of the launch', hint: 'What counts down to it hides afterwards.' },
  { name: 'sale_ends_on', label: 'Last day of the sale', hint: 'Empty: pages say nothing of its end.' },
] as const;

const names = [
  ...[...fees, ...rules].map(({ name }) => name),
  ...dates.map(({ name }) => name),
  'phase',
  'tax_mode',
] as const;

export function Component() {
  const settings = useLoaderData<SettingsRecord | null>();
  const call = useChange({ describe: staffFailure, fields: names });
  const [dirty, setDirty] = useState(false);
  useUnsaved(dirty, 'the settings');
  if (!settings) return null;

  const valueOf = (name: (typeof fees | typeof rules)[number]['name']) =>
    name === 'express_shipping' ? shownExpress(settings) : settings[name];
  const handleSubmit = async (form: HTMLFormElement) => {
    const { done } = await call.run(
      (db) => unwrap(db.rpc('save_settings', { p_settings: formTexts(new FormData(form)) })),
      'Saved. New quotes and pages use it from now on.',
    );
    if (done) setDirty(false);
  };
  const field = (entry: {
    name: (typeof fees | typeof rules)[number]['name'];
    label: string;
    hint?: string;
    max?: number;
  }) => (
    <TextField
      key={entry.name}
      type="number"
      min={0}
      step={1}
      required
      {...entry}
      hint={
        entry.name === 'express_shipping' && settings.saved_at === null
          ? `Shoppers pay ${formatRupees(settings.express_shipping)} until you save.`
          : entry.hint
      }
      defaultValue={valueOf(entry.name)}
      error={call.errors[entry.name]}
    />
  );

  return (
    <SectionPage title="Settings">
      <ActionForm
        key={settings.saved_at}
        action={call}
        onSubmit={handleSubmit}
        onChange={() => setDirty(true)}
      >
        <Stack>
          <Alert tone="error">{call.problem}</Alert>
          <Panel title="Fees">
            <Fields>{fees.map(field)}</Fields>
          </Panel>
          <Panel title="Rules">
            <Fields>
              {rules.map(field)}
              <PhaseFields settings={settings} errors={call.errors} />
            </Fields>
          </Panel>
          <Panel title="Dates">
            <Fields>
              {dates.map((entry) => (
                <TextField
                  key={entry.name}
                  type="date"
                  {...entry}
                  required={entry.name === 'launch_on'}
                  defaultValue={settings[entry.name] ?? ''}
                  error={call.errors[entry.name]}
                />
              ))}
            </Fields>
          </Panel>
          <Save>
            <Button type="submit" $busy={call.busy}>
              Save settings
            </Button>
            <span>
              {dirty
                ? 'Not saved yet.'
                : settings.saved_at
                  ? `Saved ${formatDate(settings.saved_at, 'tableMoment')} IST`
                  : 'Never saved; the first values stand.'}
            </span>
          </Save>
        </Stack>
      </ActionForm>
      <TierForm tiers={settings.tiers} />
    </SectionPage>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${s('space.16')};
  align-items: start;

  ${from('tablet')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from('wide')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
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
