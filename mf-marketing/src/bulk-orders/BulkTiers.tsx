import styled from 'styled-components';
import { bulkTiers } from '@shop/kernel/domain';
import { displayHeading, from, s } from '@shop/ui';
import { FoldedStack } from './FoldedStack';

/** The discount tiers; the pile of cloth grows with the order. Where two ranges meet, the higher discount counts. */
export function BulkTiers() {
  return (
    <Table>
      <caption>Discount by quantity</caption>
      <thead>
        <tr>
          <th scope="col">Pieces</th>
          <th scope="col">Discount</th>
        </tr>
      </thead>
      <tbody>
        {bulkTiers.map(({ value, label, percent }, index) => (
          <tr key={value}>
            <th scope="row">
              <FoldedStack pieces={2 + index * 2} />
              {label}
            </th>
            <td>{percent}% off</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  display: block;
  width: 100%;
  border-bottom: 2px solid ${s('color.ink')};

  caption,
  thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  tbody {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${s('space.24')} ${s('space.16')};
    align-items: end;

    ${from('tablet')} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }

  tr {
    display: flex;
    flex-direction: column;
    align-items: center;
    text-align: center;
  }

  th {
    display: flex;
    flex-direction: column;
    gap: ${s('space.8')};
    align-items: center;
    font-weight: 600;
  }

  td {
    padding: 0 0 ${s('space.16')};
    color: ${s('color.madder')};
    ${displayHeading(28)}
  }
`;
