import { serviceTerms } from '@shop/kernel/domain';
import { FigureTable } from '../page/FigureTable';

/** Commission by department (spec §9, Vendor). */
export function VendorCommission() {
  return (
    <FigureTable>
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
    </FigureTable>
  );
}
