import { serviceTerms } from '@shop/kernel/domain';
import { displayHeading, s } from '@shop/ui';
import styled from 'styled-components';

/** Commission by department (spec §9, Vendor). */
export function VendorCommission() {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Department</th>
          <th scope="col">Commission</th>
        </tr>
      </thead>
      <tbody>
        {serviceTerms.vendorCommission.map(({ department, percent }) => (
          <tr key={department}>
            <th scope="row">{department}</th>
            <td>{percent}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: ${s('space.12')} 0;
    border-bottom: 1px solid ${s('color.line')};
    text-align: start;
  }

  th[scope='row'] {
    font-weight: 600;
  }

  th[scope='col'] {
    color: ${s('color.ink2')};
    font-size: ${s('size.14')};
    font-weight: 500;
  }

  td,
  th:last-child {
    text-align: end;
  }

  td {
    ${displayHeading(22)}
    color: ${s('color.madder')};
  }
`;
