import { useState } from 'react';
import { AuthError } from '@shop/kernel/platform';

export type SubmissionState =
  | { status: 'idle' }
  | { status: 'submitting' }
  | { status: 'succeeded' }
  | { status: 'failed'; message: string };

export interface Submission {
  state: SubmissionState;
  /** Runs one call to the auth service and keeps how it ended; resolves to whether it succeeded. */
  run: (call: () => Promise<void>) => Promise<boolean>;
  /** Refuses before anything is sent. */
  refuse: (message: string) => void;
}

const unexpected = 'An unexpected error occurred';

/** One form's way from pressing its button to the service's answer; refusals keep the service's words (spec §8). */
export function useSubmission(): Submission {
  const [state, setState] = useState<SubmissionState>({ status: 'idle' });

  const run = async (call: () => Promise<void>) => {
    setState({ status: 'submitting' });
    try {
      await call();
      setState({ status: 'succeeded' });
      return true;
    } catch (error) {
      setState({ status: 'failed', message: error instanceof AuthError ? error.message : unexpected });
      return false;
    }
  };

  return { state, run, refuse: (message) => setState({ status: 'failed', message }) };
}
