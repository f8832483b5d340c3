import { useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { Badge, SelectField } from '@shop/ui';
import { useStaffChange } from '../calls/useStaffChange';
import { type InquiryRecord, stateName } from './inquiryRecord';

interface Props {
  inquiry: InquiryRecord;
  states: readonly string[];
}

/** Where an inquiry stands. Whoever changes it has taken it on. */
export function InquiryStatus({ inquiry, states }: Props) {
  const call = useStaffChange();
  // Shown while it is saved; what was refused is not what the inquiry says.
  const [wanted, setWanted] = useState<string>();
  if (inquiry.kind === 'newsletter') return <Badge>{stateName(inquiry.status)}</Badge>;

  const handleChange = async (status: string) => {
    setWanted(status);
    await call.run(
      (db) =>
        unwrap(db.rpc('set_inquiry_status', { p_kind: inquiry.kind, p_id: inquiry.id, p_status: status })),
      `${inquiry.reference} is ${stateName(status)}`,
    );
    setWanted(undefined);
    call.catchUp();
  };
  return (
    <SelectField
      label={`State of ${inquiry.reference}`}
      name="status"
      value={wanted ?? inquiry.status}
      disabled={call.busy}
      error={call.problem}
      options={states.map((value) => ({ value, label: stateName(value) }))}
      onChange={(event) => void handleChange(event.target.value)}
    />
  );
}
