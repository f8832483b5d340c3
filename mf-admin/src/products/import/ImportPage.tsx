import { useRef, useState } from 'react';
import styled from 'styled-components';
import { DataError } from '@shop/kernel/data';
import { formatCount } from '@shop/kernel/domain';
import { useAction, usePlatform } from '@shop/kernel/react';
import { Link } from '@shop/kernel/routing';
import { Alert, Button, s } from '@shop/ui';
import { staffFailure } from '../../calls/staffFailure';
import { counted } from '../../counted/counted';
import { FileField } from '../../file-field/FileField';
import { unreadable } from '../../file-field/readListFile';
import { adminPaths } from '../../layout/adminPaths';
import { SectionPage } from '../../layout/SectionPage';
import { Panel } from '../../panel/Panel';
import { type Column, DataTable } from '../../table/DataTable';
import { BulkProgress } from '../../table/selection/BulkProgress';
import { useUnsaved } from '../../unsaved/useUnsaved';
import type { RowProblem } from '../productCsv';
import { fingerprint, forgetProgress, keepProgress, progressOf } from './brokenImport';
import { emptyLog, type FaultLog } from './faultLog';
import { importProducts, type ImportProgress, notBegun } from './importProducts';
import { ImportResult } from './ImportResult';
import { ListFormat } from './ListFormat';
import { ProblemsButton } from './ProblemsButton';

const columns: readonly Column<RowProblem>[] = [
  { label: 'Row', cell: ({ line }) => line, align: 'end' },
  { label: 'Column', cell: ({ field }) => field },
  { label: 'Value', cell: ({ value }) => <code>{value.slice(0, 60)}</code>, secondary: true },
  { label: 'What is wrong', cell: ({ message }) => message },
];

/** What is to be sent, and what is known of it. */
interface List {
  file: File;
  print: string;
  faults: FaultLog;
}

/** How a run ended: `isDone`, or where it broke off. */
interface Outcome {
  dryRun: boolean;
  isDone: boolean;
  progress: ImportProgress;
}

/** A price list is tried first: nothing is written until the staff has seen what would happen. */
export function Component() {
  const platform = usePlatform();
  const action = useAction({ describe: staffFailure });
  const [list, setList] = useState<List>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [progress, setProgress] = useState(notBegun);
  // While one is read, another may be chosen.
  const chosen = useRef<File>(undefined);
  useUnsaved(action.busy, 'the list that is being sent');

  const send = (of: List, dryRun: boolean, begun = notBegun) =>
    action.run(async (db) => {
      let known = begun;
      setProgress(begun);
      setOutcome(undefined);
      try {
        const whole = await importProducts(db, of.file, {
          dryRun,
          begun,
          faults: of.faults,
          onProgress: (next) => {
            known = next;
            setProgress(next);
            if (!dryRun) keepProgress(platform, of.print, next);
          },
        });
        if (!dryRun) forgetProgress(platform);
        setOutcome({ dryRun, isDone: true, progress: whole });
      } catch (error) {
        setOutcome({ dryRun, isDone: false, progress: known });
        if (dryRun) throw error;
        const soFar = `${counted(known.sent, 'row')} went through; sending the list again leaves ${known.sent === 1 ? 'it as it is' : 'them as they are'}.`;
        throw new DataError('IMPORT', `${staffFailure(error)} ${soFar}`);
      }
    });
  const handleFiles = async ([file]: File[]) => {
    if (!file) return;
    chosen.current = file;
    const print = await fingerprint(file).catch(() => undefined);
    if (chosen.current !== file) return;
    if (print === undefined) return action.refuse(unreadable);
    const next = { file, print, faults: emptyLog() };
    const begun = progressOf(platform, next.print);
    setList(next);
    // Written in part before the page was loaded anew: it was tried then.
    if (begun) setOutcome({ dryRun: false, isDone: false, progress: begun });
    else await send(next, true);
  };
  // What comes next is offered when it can be pressed.
  const ended = action.busy ? undefined : outcome;
  const rows = ended?.progress.faultless ?? 0;
  const hasFaults = (list?.faults.count ?? 0) > 0;

  return (
    <SectionPage
      title="Import products"
      back={<Link to={adminPaths.section('products')}>← All products</Link>}
    >
      <Panel title="Choose a CSV file">
        <Stack>
          <ListFormat />
          <FileField
            label="CSV file"
            accept=".csv,text/csv"
            disabled={action.busy}
            onFiles={(files) => void handleFiles(files)}
          />
          {list && action.busy && (
            <BulkProgress one="row" progress={{ done: progress.sent, total: progress.total }} />
          )}
          <Alert tone="error">{action.problem}</Alert>
          {list && ended && !action.problem && <ImportResult {...ended} faults={list.faults} />}
          {list && ended && !ended.isDone && (
            <Button type="button" onClick={() => void send(list, ended.dryRun, ended.progress)}>
              Go on after row {formatCount(ended.progress.sent)}
            </Button>
          )}
          {list && hasFaults && ended && <ProblemsButton faults={list.faults} />}
          {list && ended?.isDone && ended.dryRun && rows > 0 && !list.faults.unreadable && (
            <Button
              type="button"
              $variant={hasFaults ? 'secondary' : 'primary'}
              onClick={() => void send(list, false)}
            >
              {hasFaults
                ? `Import the ${counted(rows, 'faultless row')}`
                : `Import ${counted(rows, 'product')}`}
            </Button>
          )}
        </Stack>
      </Panel>
      {list && hasFaults && ended && (
        <DataTable
          label="Faults"
          columns={columns}
          rows={list.faults.first}
          keyOf={({ line, field, message }) => `${line} ${field} ${message}`}
          empty=""
        />
      )}
    </SectionPage>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${s('space.12')};
  justify-items: start;
`;
