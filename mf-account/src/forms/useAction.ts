import { useState } from 'react';
import type { Database } from '@shop/kernel/data';
import { usePlatform } from '@shop/kernel/react';
import { useRevalidator } from '@shop/kernel/routing';
import { type Failure, refusalOf } from './refusalOf';

export interface Action {
  busy: boolean;
  failure: Failure | undefined;
  /** Runs one change and loads the page again; resolves to whether it succeeded. */
  run: (change: (db: Database) => Promise<unknown>) => Promise<boolean>;
  /** Refuses before anything is sent, or forgets what was refused before. */
  refuse: (failure: Failure | undefined) => void;
}

/** One button's way from being pressed to the database's answer. */
export function useAction(): Action {
  const { connect } = usePlatform();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  const run: Action['run'] = async (change) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await change(await connect());
      await revalidate();
      return true;
    } catch (error) {
      setFailure(refusalOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { busy, failure, run, refuse: setFailure };
}
