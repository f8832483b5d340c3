import { formatDate } from '@shop/kernel/domain';
import { FoldedTable } from '../table/FoldedTable';
import { type Figures, formatFigure, measures } from './figures';

interface Props {
  /** Name of the remote. */
  of: string;
  figures: readonly Figures[];
}

/** The figures behind the charts, the newest first. */
export function FiguresTable({ of, figures }: Props) {
  const rows = figures.toSorted((a, b) => b.slot.localeCompare(a.slot));
  return (
    <FoldedTable summary="Figures as a table" label={`Figures of ${of}`}>
      <thead>
        <tr>
          <th scope="col">From</th>
          <th scope="col">Version</th>
          {measures.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.slot} ${row.version}`}>
            <th scope="row">{formatDate(row.slot, 'tableMoment')}</th>
            <td>{row.version}</td>
            {measures.map(({ key, unit }) => (
              <td key={key}>{formatFigure(row[key], unit)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </FoldedTable>
  );
}
