import { TextField } from '@shop/ui';
import { Panel } from '../panel/Panel';
import { Stack } from '../panel/Stack';
import type { DraftErrors, DraftRecord } from './draftRecord';

interface Props {
  draft: DraftRecord | undefined;
  errors: DraftErrors;
  /** Hears that a field was left, by which the price may change. */
  onLeave: () => void;
}

/** Whom the invoice names. */
export const GstPanel = ({ draft, errors, onLeave }: Props) => (
  <Panel title="GST invoice, for a business">
    <Stack>
      <TextField
        label="GST number"
        name="gstin"
        hint="Of the state that the parcel goes to; empty for a consumer."
        autoComplete="off"
        defaultValue={draft?.gst_buyer?.gstin ?? ''}
        error={errors.gstin}
        onBlur={onLeave}
        required={false}
      />
      <TextField
        label="Name of the business"
        name="gst_name"
        autoComplete="off"
        defaultValue={draft?.gst_buyer?.name ?? ''}
        error={errors.gst_name}
        onBlur={onLeave}
        required={false}
      />
    </Stack>
  </Panel>
);
