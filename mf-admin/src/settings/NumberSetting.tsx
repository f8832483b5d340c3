import { formatRupees } from '@shop/kernel/domain';
import { TextField } from '@shop/ui';
import type { NumberName } from './settingFields';
import { type SettingsRecord, shownExpress } from './settingsRecord';

export interface NumberSettingField {
  name: NumberName;
  label: string;
  hint?: string;
  min?: number;
  max?: number;
}

interface Props {
  field: NumberSettingField;
  settings: SettingsRecord;
  error: string | undefined;
}

/** A fee or a rule. What express costs is shown as the spec wants it until somebody has saved, with what it costs. */
export function NumberSetting({ field, settings, error }: Props) {
  const isExpress = field.name === 'express_shipping';
  const { saved_at, express_shipping } = settings;
  return (
    <TextField
      type="number"
      min={0}
      step={1}
      required
      {...field}
      hint={
        isExpress && saved_at === null
          ? `Shoppers pay ${formatRupees(express_shipping)} until you save.`
          : field.hint
      }
      defaultValue={isExpress ? shownExpress(settings) : settings[field.name]}
      error={error}
    />
  );
}
