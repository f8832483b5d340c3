import { useId } from 'react';
import { ActionForm, Alert, Button, TextArea, TextField } from '@shop/ui';
import { useToday } from '../dates/useToday';
import { FileField } from '../file-field/FileField';
import { FieldColumns } from '../forms/FieldColumns';
import type { CashDesk } from './cashRecords';
import type { useRemittance } from './useRemittance';

interface Props {
  remittance: ReturnType<typeof useRemittance>;
  couriers: CashDesk['couriers'];
}

/** What a courier sent. While it is compared or booked, that is what stands here. */
export function RemittanceForm({ remittance, couriers }: Props) {
  const { action, text, setText, checked, change, readFile, check } = remittance;
  const { busy, errors } = action;
  const today = useToday();
  const couriersId = useId();
  return (
    <ActionForm action={action} aria-label="Remittance" onSubmit={check} onChange={change}>
      <Alert tone="error">{action.problem}</Alert>
      <FieldColumns>
        <TextField
          label="Courier"
          name="courier"
          required
          maxLength={60}
          list={couriersId}
          autoComplete="off"
          readOnly={busy}
          error={errors.courier}
        />
        <TextField
          label="Reference of the transfer"
          name="reference"
          required
          maxLength={60}
          autoComplete="off"
          readOnly={busy}
          error={errors.reference}
        />
        <TextField
          label="Remitted on"
          name="remitted_on"
          type="date"
          required
          max={today}
          readOnly={busy}
          error={errors.remitted_on}
        />
        <TextField
          label="Covers deliveries until"
          name="covers_until"
          type="date"
          hint="What was delivered until then and is not in the list counts as missing."
          readOnly={busy}
          error={errors.covers_until}
        />
      </FieldColumns>
      <datalist id={couriersId}>
        {couriers.map(({ courier }) => (
          <option key={courier} value={courier} />
        ))}
      </datalist>
      <TextArea
        label="List"
        name="list"
        rows={8}
        required
        value={text}
        readOnly={busy}
        onChange={({ target }) => setText(target.value)}
        placeholder="TD0123456789,645"
        hint="One parcel a line: order number or waybill, then rupees."
        error={errors.lines}
      />
      <FileField
        label="Or its CSV file"
        accept=".csv,text/csv,text/plain"
        disabled={busy}
        onFiles={([file]) => {
          if (file) void readFile(file);
        }}
      />
      <div>
        <Button type="submit" $variant={checked ? 'secondary' : 'primary'} $busy={busy}>
          Compare with our cash
        </Button>
      </div>
    </ActionForm>
  );
}
