import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useLoaderData, useLocation } from '@shop/kernel/routing';
import { ActionForm, Alert, Button, from, TextField } from '@shop/ui';
import { useStaffChange } from '../calls/useStaffChange';
import { DarkPatterns } from '../dark-patterns/DarkPatterns';
import { FieldColumns } from '../forms/FieldColumns';
import { formTexts } from '../forms/formText';
import { Rebuilt } from '../forms/Rebuilt';
import { SaveLine } from '../forms/SaveLine';
import { SectionPage } from '../layout/SectionPage';
import { Panel } from '../panel/Panel';
import { Stack } from '../panel/Stack';
import { useEdits } from '../unsaved/useEdits';
import { ChangeDialog } from './ChangeDialog';
import { NumberSetting, type NumberSettingField } from './NumberSetting';
import { PhaseFields } from './PhaseFields';
import { type SettingChange, settingChanges } from './settingChanges';
import { dateFields, feeFields, ruleFields, settingNames } from './settingFields';
import type { LoadedSettings } from './settingsLoader';
import { TierForm } from './TierForm';

export { settingsLoader as loader } from './settingsLoader';

export function Component() {
  const loaded = useLoaderData<LoadedSettings | null>();
  const call = useStaffChange({ fields: settingNames });
  const [changes, setChanges] = useState<SettingChange[]>();
  const touched = useRef(new Set<string>());
  const edits = useEdits('the settings', loaded?.settings);
  const { hash } = useLocation();
  const { formRef } = call;

  // Whoever looked for one setting finds it under the cursor.
  useEffect(() => {
    const name = settingNames.find((each) => hash === `#${each}`);
    if (name) formRef.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  }, [hash, formRef]);
  const settings = edits.opened;
  if (!loaded || !settings) return null;
  const { facts, today } = loaded;

  const handleChange = ({ target }: SyntheticEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement)
      touched.current.add(target.name);
    edits.touch();
  };
  const handleSubmit = (form: HTMLFormElement) => {
    const found = settingChanges(settings, formTexts(new FormData(form)), touched.current);
    call.refuse(found.length > 0 ? undefined : 'Nothing is different from what is saved.');
    if (found.length > 0) setChanges(found);
  };
  const handleSaved = () => {
    touched.current.clear();
    setChanges(undefined);
    // The dialog was in front of the form, so nothing was typed meanwhile.
    edits.send()();
  };
  const numberField = (field: NumberSettingField) => (
    <NumberSetting key={field.name} field={field} settings={settings} error={call.errors[field.name]} />
  );

  return (
    <SectionPage title="Settings">
      <DarkPatterns settings={loaded.settings} facts={facts} today={today} />
      <Rebuilt version={settings.saved_at} isBegun={edits.dirty}>
        <ActionForm action={call} onSubmit={handleSubmit} onChange={handleChange}>
          <Stack>
            <Alert tone="error">{call.problem}</Alert>
            <Panel title="Fees">
              <Fields>{feeFields.map(numberField)}</Fields>
            </Panel>
            <Panel title="Rules">
              <Fields>
                {ruleFields.map(numberField)}
                <PhaseFields settings={settings} errors={call.errors} />
              </Fields>
            </Panel>
            <Panel title="Dates">
              <Fields>
                {dateFields.map((entry) => (
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
            <SaveLine
              dirty={edits.dirty}
              savedAt={settings.saved_at}
              never="Never saved; the first values stand."
            >
              <Button type="submit" aria-haspopup="dialog">
                Save settings
              </Button>
            </SaveLine>
          </Stack>
        </ActionForm>
      </Rebuilt>
      {changes && (
        <ChangeDialog
          changes={changes}
          onSaved={handleSaved}
          onRefused={(errors) => {
            setChanges(undefined);
            call.check(errors);
          }}
          onClose={() => setChanges(undefined)}
        />
      )}
      <TierForm tiers={loaded.settings.tiers} />
    </SectionPage>
  );
}

const Fields = styled(FieldColumns)`
  ${from('wide')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
