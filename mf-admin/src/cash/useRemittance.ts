import { useEffect, useState } from 'react';
import { type Database, unwrap } from '@shop/kernel/data';
import { useAction } from '@shop/kernel/react';
import { useNavigate } from '@shop/kernel/routing';
import { staffFailure } from '../calls/staffFailure';
import { readListFile } from '../file-field/readListFile';
import { formTexts } from '../forms/formText';
import { adminPaths } from '../layout/adminPaths';
import { useUnsaved } from '../unsaved/useUnsaved';
import type { Checked } from './CheckedList';

const fields = ['courier', 'reference', 'remitted_on', 'covers_until', 'lines'] as const;

/** A remittance on its way into the books: its list, how that agrees with our cash, and where it leads once it is booked. */
export function useRemittance() {
  const action = useAction({ describe: staffFailure, fields });
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [checked, setChecked] = useState<Checked>();
  const [booked, setBooked] = useState<string>();
  const isUnsaved = text !== '' && booked === undefined;
  useUnsaved(isUnsaved, 'the remittance');

  // Only after the guard has let go of the list.
  useEffect(() => {
    if (booked && !isUnsaved) void navigate(adminPaths.remittance(booked));
  }, [booked, isUnsaved, navigate]);

  return {
    ...{ action, text, setText, checked },
    /** Something is changed of what was compared. */
    change: () => setChecked(undefined),
    readFile: async (file: File) => {
      const read = await readListFile(file);
      action.refuse(read.problem);
      if (!('text' in read)) return;
      setChecked(undefined);
      setText(read.text);
    },
    check: async (element: HTMLFormElement) => {
      const form = formTexts(new FormData(element));
      const result = await action.run(async (db) => {
        // What reads CSV weighs more than the page.
        const { readRemittance } = await import(/* webpackChunkName: "remittance-list" */ './readRemittance');
        const { lines: list, problems } = readRemittance(text);
        return { ...(await send(db, { form, list }, false)), form, list, problems };
      });
      if (result.done) setChecked(result.value);
    },
    book: async () => {
      if (!checked) return;
      const result = await action.run((db) => send(db, checked, true), 'The remittance is in the books');
      if (result.done && result.value.id) setBooked(result.value.id);
    },
  };
}

const send = (db: Database, { form, list }: Pick<Checked, 'form' | 'list'>, book: boolean) =>
  unwrap(
    db.rpc('record_remittance', {
      p_remittance: { ...form, lines: list.map((line) => ({ ...line })) },
      p_book: book,
    }),
  );
