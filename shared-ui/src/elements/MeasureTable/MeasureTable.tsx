import styled from 'styled-components';
import { from } from '../../theme/from';
import { s } from '../../theme/s';

interface Props {
  caption: string;
  columns: readonly string[];
  /** Its name under the first column, then a cell for every other. */
  rows: readonly { name: string; cells: readonly string[] }[];
}

/** Figures in lines that are read across, such as a size chart. */
export function MeasureTable({ caption, columns, rows }: Props) {
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  max-width: 860px;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  caption {
    padding-bottom: ${s('space.12')};
    font-weight: 600;
    text-align: start;
  }

  th,
  td {
    /* Four columns stand whole in a dialog on a phone 320 px wide: a measure that is cut reads as another. */
    padding: ${s('space.8')} ${s('space.4')};
    border-bottom: 1px solid ${s('color.line')};
    font-size: ${s('size.15')};
    text-align: start;
    white-space: nowrap;
    ${from('tablet')} {
      padding: ${s('space.12')} ${s('space.8')};
      font-size: ${s('size.16')};
    }
  }

  thead th {
    background: ${s('color.ink')};
    color: ${s('color.onDark')};
    font-size: ${s('size.14')};
  }

  tbody th {
    color: ${s('color.madder')};
  }

  tbody tr:nth-child(even) {
    background: ${s('color.paper')};
  }

  tbody tr:nth-child(odd) {
    background: ${s('color.surface')};
  }
`;
