import styled from 'styled-components';
import { serviceTerms } from '@shop/kernel/domain';
import { s } from '@shop/ui';
import { FigureTable } from '../page/FigureTable';

/** How long a refund travels, by how the order was paid: the shorter the thread, the sooner. */
export function RefundTimes() {
  return (
    <FigureTable>
      <caption>How long the money travels</caption>
      <thead>
        <tr>
          <th scope="col">Paid by</th>
          <th scope="col">Business days</th>
        </tr>
      </thead>
      <tbody>
        {serviceTerms.refundByPayment.map(({ method, days, note }) => (
          <tr key={method}>
            <th scope="row">
              {method}
              <Note>{note}</Note>
            </th>
            <td>{days}</td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}

const Note = styled.span`
  display: block;
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
  font-weight: 400;
`;
