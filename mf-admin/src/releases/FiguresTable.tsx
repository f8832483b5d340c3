import styled from 'styled-components';
import { formatDate } from '@shop/kernel/domain';
import { s } from '@shop/ui';
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
    <details>
      <summary>Figures as a table</summary>
      <Scroll role="region" aria-label={`Figures of ${of}`} tabIndex={0}>
        <table>
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
        </table>
      </Scroll>
    </details>
  );
}

const Scroll = styled.div`
  max-height: 320px;
  overflow: auto;

  table {
    font-size: ${s('size.14')};
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    padding: ${s('space.4')} ${s('space.24')} ${s('space.4')} 0;
    font-weight: 400;
    text-align: start;
  }
`;
