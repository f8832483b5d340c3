import { useState } from 'react';
import { DataError } from '@shop/kernel/data';
import { usePlatform, useToast } from '@shop/kernel/react';
import { useRevalidator } from '@shop/kernel/routing';
import { callStaff } from './callStaff';

interface StaffCall {
  busy: boolean;
  error: DataError | undefined;
  /** The error's sentence, when it is about this field of the form. */
  errorOf: (field: string) => string | undefined;
  /** The error's sentence, when it is about none of these fields. */
  otherError: (...fields: string[]) => string | undefined;
  /** Answers `undefined` when refused. Loads the page again and shows the message when done. */
  run: <Answer>(name: string, args: Record<string, unknown>, done?: string) => Promise<Answer | undefined>;
}

/** One action of the staff at a time, with what came of it. */
export function useStaffCall(): StaffCall {
  const { connect } = usePlatform();
  const { revalidate } = useRevalidator();
  const showToast = useToast();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<DataError>();
  const field = error?.details.field;

  const run: StaffCall['run'] = async (name, args, done) => {
    setBusy(true);
    setError(undefined);
    try {
      const answer = await callStaff<never>(await connect(), name, args);
      if (done) {
        showToast({ message: done, tone: 'success' });
        await revalidate();
      }
      return answer;
    } catch (reason) {
      setError(reason instanceof DataError ? reason : new DataError('NETWORK', 'The shop did not answer.'));
      return undefined;
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    error,
    errorOf: (name) => (field === name ? error?.message : undefined),
    otherError: (...fields) => (fields.includes(String(field)) ? undefined : error?.message),
    run,
  };
}
