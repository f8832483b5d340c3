import { startTransition, useEffect, useId, useState } from 'react';
import { type Database, unwrap } from '@shop/kernel/data';
import { useAction } from '@shop/kernel/react';
import { Link, useLoaderData, useNavigate } from '@shop/kernel/routing';
import { ActionForm, Alert, Button, TextArea, TextField } from '@shop/ui';
import { staffLoader } from '../access/staffLoader';
import { staffFailure } from '../calls/staffFailure';
import { useToday } from '../dates/useToday';
import { FileField } from '../file-field/FileField';
import { readListFile } from '../file-field/readListFile';
import { FieldColumns } from '../forms/FieldColumns';
import { formTexts } from '../forms/formText';
import { adminPaths } from '../layout/adminPaths';
import { SectionPage } from '../layout/SectionPage';
import { Panel } from '../panel/Panel';
import { Stack } from '../panel/Stack';
import { useUnsaved } from '../unsaved/useUnsaved';
import type { CashDesk } from './cashRecords';
import { type Checked, CheckedList } from './CheckedList';

const fields = ['courier', 'reference', 'remitted_on', 'covers_until', 'lines'] as const;

export const loader = staffLoader(({ db }) => unwrap(db.rpc('get_cash_desk')));

/** A courier's list is compared with our cash first; nothing is booked until the staff has seen how it agrees. */
export function Component() {
  const desk = useLoaderData<CashDesk | null>();
  const action = useAction({ describe: staffFailure, fields });
  const navigate = useNavigate();
  const today = useToday();
  const couriersId = useId();
  const [text, setText] = useState('');
  const [checked, setChecked] = useState<Checked>();
  const [booked, setBooked] = useState<string>();
  const isUnsaved = text !== '' && booked === undefined;
  useUnsaved(isUnsaved, 'the remittance');

  // Only after the guard has let go of the list.
  useEffect(() => {
    if (booked && !isUnsaved) void navigate(adminPaths.remittance(booked));
  }, [booked, isUnsaved, navigate]);
  if (!desk) return null;

  const send = (db: Database, { form, list }: Pick<Checked, 'form' | 'list'>, book: boolean) =>
    unwrap(
      db.rpc('record_remittance', {
        p_remittance: { ...form, lines: list.map((line) => ({ ...line })) },
        p_book: book,
      }),
    );
  const handleCheck = async (element: HTMLFormElement) => {
    const form = formTexts(new FormData(element));
    const result = await action.run(async (db) => {
      // What reads CSV weighs more than the page.
      const { readRemittance } = await import(/* webpackChunkName: "remittance-list" */ './readRemittance');
      const { lines: list, problems } = readRemittance(text);
      return { ...(await send(db, { form, list }, false)), form, list, problems };
    });
    // With the end of the action: only then may the list be changed again.
    if (result.done) startTransition(() => setChecked(result.value));
  };
  const handleBook = async () => {
    if (!checked) return;
    const result = await action.run((db) => send(db, checked, true), 'The remittance is in the books');
    if (!result.done || !result.value.id) return;
    setBooked(result.value.id);
  };
  const handleFiles = async ([file]: File[]) => {
    if (!file) return;
    const read = await readListFile(file);
    action.refuse(read.problem);
    if (!('text' in read)) return;
    setChecked(undefined);
    setText(read.text);
  };

  return (
    <SectionPage title="Enter a remittance" back={<Link to={adminPaths.section('cash')}>← Cash desk</Link>}>
      <Stack>
        <Panel title="What the courier sent">
          <ActionForm
            action={action}
            aria-label="Remittance"
            onSubmit={handleCheck}
            onChange={() => setChecked(undefined)}
          >
            <Alert tone="error">{action.problem}</Alert>
            <FieldColumns>
              <TextField
                label="Courier"
                name="courier"
                required
                maxLength={60}
                list={couriersId}
                autoComplete="off"
                error={action.errors.courier}
              />
              <TextField
                label="Reference of the transfer"
                name="reference"
                required
                maxLength={60}
                autoComplete="off"
                error={action.errors.reference}
              />
              <TextField
                label="Remitted on"
                name="remitted_on"
                type="date"
                required
                max={today}
                error={action.errors.remitted_on}
              />
              <TextField
                label="Covers deliveries until"
                name="covers_until"
                type="date"
                hint="What was delivered until then and is not in the list counts as missing."
                error={action.errors.covers_until}
              />
            </FieldColumns>
            <datalist id={couriersId}>
              {desk.couriers.map(({ courier }) => (
                <option key={courier} value={courier} />
              ))}
            </datalist>
            <TextArea
              label="List"
              name="list"
              rows={8}
              required
              value={text}
              // What is being compared or booked is what stands here.
              readOnly={action.busy}
              onChange={({ target }) => setText(target.value)}
              placeholder="TD0123456789,645"
              hint="One parcel a line: order number or waybill, then rupees."
              error={action.errors.lines}
            />
            <FileField
              label="Or its CSV file"
              accept=".csv,text/csv,text/plain"
              disabled={action.busy}
              onFiles={(files) => void handleFiles(files)}
            />
            <div>
              <Button type="submit" $variant={checked ? 'secondary' : 'primary'} $busy={action.busy}>
                Compare with our cash
              </Button>
            </div>
          </ActionForm>
        </Panel>
        {checked && <CheckedList checked={checked} busy={action.busy} onBook={() => void handleBook()} />}
      </Stack>
    </SectionPage>
  );
}
