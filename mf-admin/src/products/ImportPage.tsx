import { useState } from 'react';
import styled from 'styled-components';
import { DataError } from '@shop/kernel/data';
import { formatCount } from '@shop/kernel/domain';
import { useAction } from '@shop/kernel/react';
import { Link } from '@shop/kernel/routing';
import { Alert, Button, s } from '@shop/ui';
import { staffFailure } from '../calls/staffFailure';
import { FileField } from '../file-field/FileField';
import { adminPaths } from '../layout/adminPaths';
import { SectionPage } from '../layout/SectionPage';
import { Panel } from '../panel/Panel';
import { type Column, DataTable } from '../table/DataTable';
import { BulkProgress } from '../table/selection/BulkProgress';
import { useUnsaved } from '../unsaved/useUnsaved';
import { importProducts, type ImportProgress, type ImportReport, notBegun } from './importProducts';
import { ProblemsButton } from './ProblemsButton';
import { csvColumns, type RowProblem } from './productCsv';
import { type CsvContent, readCsv } from './readCsv';

const shownProblems = 200;

const columns: readonly Column<RowProblem>[] = [
  { label: 'Row', cell: ({ line }) => line, align: 'end' },
  { label: 'Column', cell: ({ field }) => field },
  { label: 'Value', cell: ({ value }) => <code>{value.slice(0, 60)}</code>, secondary: true },
  { label: 'What is wrong', cell: ({ message }) => message },
];

interface Result extends ImportReport {
  dryRun: boolean;
}

/** A price list is tried first: nothing is written until the staff has seen what would happen. */
export function Component() {
  const action = useAction({ describe: staffFailure });
  const [content, setContent] = useState<CsvContent>();
  const [result, setResult] = useState<Result>();
  const [progress, setProgress] = useState(notBegun);
  // Where the writing broke off; a list that was only tried begins anew.
  const [stopped, setStopped] = useState<ImportProgress>();
  useUnsaved(action.busy, 'the list that is being sent');

  const send = (csv: CsvContent, dryRun: boolean, begun = notBegun) =>
    action.run(async (db) => {
      let known = begun;
      setProgress(begun);
      setStopped(undefined);
      try {
        const report = await importProducts(
          db,
          csv,
          dryRun,
          (next) => {
            known = next;
            setProgress(next);
          },
          begun,
        );
        setResult({ ...report, dryRun, problems: allProblems(csv, report.problems) });
      } catch (error) {
        if (dryRun) throw error;
        setStopped(known);
        const soFar = `${formatCount(known.sent)} rows went through; sending the list again leaves them as they are.`;
        throw new DataError('IMPORT', `${staffFailure(error)} ${soFar}`);
      }
    });
  // Rows with faults stay out; which they are, the trial has told.
  const importFaultless = () => {
    if (!content || !result) return;
    const wrong = linesOf(result.problems);
    const faultless = {
      problems: result.problems,
      products: content.products.filter(({ line }) => !wrong.has(line)),
    };
    setContent(faultless);
    void send(faultless, false);
  };
  const handleFiles = async ([file]: File[]) => {
    if (!file) return;
    setResult(undefined);
    setStopped(undefined);
    const csv = readCsv(new Uint8Array(await file.arrayBuffer()));
    setContent(csv);
    await send(csv, true);
  };
  const wrongRows = result ? linesOf(result.problems).size : 0;
  const rows = content
    ? content.products.filter(({ line }) => !result || !linesOf(result.problems).has(line))
    : [];

  return (
    <SectionPage
      title="Import products"
      back={<Link to={adminPaths.section('products')}>← All products</Link>}
    >
      <Panel title="Choose a CSV file">
        <Stack>
          <p>
            A row is a product by its SKU; columns: {csvColumns.join(', ')}. Variants read{' '}
            <code>S=4|M=0</code>, a product without a choice <code>one=5</code>; stock is what there is.
            Attributes read <code>material=cotton,silk|length=5.5</code>. Choosing a file tries it and writes
            nothing.
          </p>
          <FileField
            label="CSV file"
            accept=".csv,text/csv"
            disabled={action.busy}
            onFiles={(files) => void handleFiles(files)}
          />
          {content && action.busy && (
            <BulkProgress many="rows" progress={{ done: progress.sent, total: content.products.length }} />
          )}
          <Alert tone="error">{action.problem}</Alert>
          {result && (
            <Alert tone={result.problems.length > 0 ? 'info' : 'success'}>
              {result.dryRun ? 'This would create' : 'Created'} {formatCount(result.created)},{' '}
              {result.dryRun ? 'change' : 'changed'} {formatCount(result.updated)}, and{' '}
              {formatCount(result.unchanged)} stay as they are.
              {wrongRows > 0 &&
                ` ${formatCount(wrongRows)} ${wrongRows === 1 ? 'row has' : 'rows have'} ${formatCount(result.problems.length)} ${result.problems.length === 1 ? 'fault' : 'faults'}${result.dryRun ? ': mend them and choose the file again, or import the others' : ' and were left out'}.`}
            </Alert>
          )}
          {content && stopped && (
            <Button type="button" disabled={action.busy} onClick={() => void send(content, false, stopped)}>
              Go on after row {formatCount(stopped.sent)}
            </Button>
          )}
          {result && result.problems.length > 0 && <ProblemsButton problems={result.problems} />}
          {content && !stopped && result?.dryRun && rows.length > 0 && (
            <Button
              type="button"
              $variant={wrongRows > 0 ? 'secondary' : 'primary'}
              disabled={action.busy}
              onClick={importFaultless}
            >
              {wrongRows > 0
                ? `Import the ${formatCount(rows.length)} faultless ${rows.length === 1 ? 'row' : 'rows'}`
                : `Import ${formatCount(rows.length)} products`}
            </Button>
          )}
        </Stack>
      </Panel>
      {result && result.problems.length > 0 && (
        <DataTable
          label="Faults"
          columns={columns}
          rows={result.problems.slice(0, shownProblems)}
          keyOf={({ line, field, message }) => `${line} ${field} ${message}`}
          empty=""
        />
      )}
    </SectionPage>
  );
}

const linesOf = (problems: readonly RowProblem[]) => new Set(problems.map(({ line }) => line));

/** By row; what the file alone told of a column is not told again. */
function allProblems(csv: CsvContent, found: readonly RowProblem[]): RowProblem[] {
  const known = new Set(csv.problems.map(({ line, field }) => `${line} ${field}`));
  return [...csv.problems, ...found.filter(({ line, field }) => !known.has(`${line} ${field}`))].sort(
    (one, other) => one.line - other.line,
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${s('space.12')};
  justify-items: start;

  p {
    max-width: 72ch;
    margin: 0;
    color: ${s('color.ink2')};
    font-size: ${s('size.14')};
    overflow-wrap: anywhere;
  }
`;
