import { useState } from 'react';
import { type Database, unwrap } from '@shop/kernel/data';
import { formatDate } from '@shop/kernel/domain';
import { Button, TextArea } from '@shop/ui';
import { useStaffChange } from '../calls/useStaffChange';
import { formText } from '../forms/formText';
import { ButtonRow } from '../panel/ButtonRow';
import { GuardedDialog } from '../unsaved/GuardedDialog';
import type { Grievance } from './grievanceRecord';

type Step = 'acknowledge' | 'resolve';

/** Acknowledges a complaint or says how it ended; both by mail, once. */
export function GrievanceSteps({ grievance }: { grievance: Grievance }) {
  const [step, setStep] = useState<Step>();
  const call = useStaffChange({ fields: ['resolution'] });
  const { id, ticket, name, email } = grievance;
  if (grievance.resolved_at) return null;
  const titles: Record<Step, string> = { acknowledge: 'Acknowledge', resolve: 'Resolve' };

  const handleConfirm = async (form: FormData) => {
    if (!step) return;
    const calls: Record<Step, (db: Database) => Promise<unknown>> = {
      acknowledge: (db) => unwrap(db.rpc('acknowledge_grievance', { p_id: id })),
      resolve: (db) =>
        unwrap(db.rpc('resolve_grievance', { p_id: id, p_resolution: formText(form, 'resolution') })),
    };
    const { done } = await call.run(
      calls[step],
      `${ticket} is ${step === 'acknowledge' ? 'acknowledged' : 'resolved'}`,
    );
    if (done) setStep(undefined);
  };
  return (
    <ButtonRow>
      {!grievance.acknowledged_at && (
        <Button
          type="button"
          $size="small"
          aria-label={`Acknowledge ${ticket}`}
          onClick={() => setStep('acknowledge')}
        >
          Acknowledge
        </Button>
      )}
      <Button
        type="button"
        $size="small"
        $variant="secondary"
        aria-label={`Resolve ${ticket}`}
        onClick={() => setStep('resolve')}
      >
        Resolve
      </Button>
      {step && (
        <GuardedDialog
          title={`${titles[step]} ${ticket}?`}
          confirmLabel={titles[step]}
          action={call}
          onConfirm={handleConfirm}
          onClose={() => setStep(undefined)}
        >
          <p>
            {name} ({email}) gets a mail
            {step === 'acknowledge'
              ? ` with the ticket, saying that it is resolved until ${formatDate(grievance.resolve_by, 'day')}.`
              : ' with your words. The complaint is closed.'}
          </p>
          {step === 'resolve' && (
            <TextArea
              label="How it ended"
              name="resolution"
              required
              rows={6}
              maxLength={4000}
              error={call.errors.resolution}
            />
          )}
        </GuardedDialog>
      )}
    </ButtonRow>
  );
}
