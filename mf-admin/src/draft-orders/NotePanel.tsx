import { TextArea, TextField } from '@shop/ui';
import { Panel } from '../panel/Panel';
import { Stack } from '../panel/Stack';
import type { DraftErrors, DraftRecord } from './draftRecord';

interface Props {
  draft: DraftRecord | undefined;
  errors: DraftErrors;
  /** Hears that the coupon was left, by which the price may change. */
  onLeave: () => void;
}

/** What takes money off, and what colleagues are to know. */
export const NotePanel = ({ draft, errors, onLeave }: Props) => (
  <Panel title="Coupon and note">
    <Stack>
      <TextField
        label="Coupon"
        name="coupon"
        autoComplete="off"
        defaultValue={draft?.coupon ?? ''}
        error={errors.coupon}
        onBlur={onLeave}
        required={false}
      />
      <TextArea
        label="Note"
        name="note"
        hint="For the staff; it goes along to the order."
        rows={3}
        defaultValue={draft?.note ?? ''}
        error={errors.note}
        required={false}
      />
    </Stack>
  </Panel>
);
