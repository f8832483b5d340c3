import { useEffect, useEffectEvent, useState } from 'react';
import type { StaffChange } from '../calls/useStaffChange';
import type { Edits } from './useEdits';

interface Saves<Known> {
  /**
   * What the record is known as: what its last save answered, or as it was opened. A new one has an id from its form, so that a
   * second press after a lost answer makes no second one.
   */
  known: Known | { id: string };
  /** Called when a save is sent. What it answers is called with what that made. */
  send: () => (saved: Known) => void;
  /**
   * Hears why a save failed. Of a record with a version that somebody else has saved meanwhile, whoever reads so keeps what they
   * typed, and saves over it with the next press.
   */
  hear: (failure: StaffChange['failure'], action: Pick<StaffChange, 'refuse'>) => void;
}

/**
 * The saves of a form that makes or changes one record, `opened`. `leave` is called once all is saved: only after the guard has let
 * go of the form, and not away from what was typed during the save.
 */
export function useSaves<Known extends { id: string }>(
  edits: Pick<Edits<never>, 'dirty' | 'send'>,
  opened: Known | undefined,
  leave: (saved: Known) => void,
): Saves<Known> {
  const [newId] = useState(() => crypto.randomUUID());
  const [saved, setSaved] = useState<Known>();
  const [theirs, setTheirs] = useState<number>();
  const goOn = useEffectEvent(leave);

  useEffect(() => {
    if (saved && !edits.dirty) goOn(saved);
  }, [saved, edits.dirty]);

  return {
    known: {
      ...(saved ?? opened ?? { id: newId }),
      ...(theirs !== undefined && { version: theirs }),
    },
    send: () => {
      const settle = edits.send();
      return (answer) => {
        setSaved(answer);
        setTheirs(undefined);
        settle();
      };
    },
    hear: (failure, { refuse }) => {
      const version = failure?.code === 'STALE' ? failure.details.version : undefined;
      if (!failure || typeof version !== 'number') return;
      setTheirs(version);
      refuse(`${failure.message} Nothing is saved yet; the next save puts yours in its place.`);
    },
  };
}

/** As what a record with a version is known. */
export const versionOf = ({ id, version }: { id: string; version: number }) => ({ id, version });
