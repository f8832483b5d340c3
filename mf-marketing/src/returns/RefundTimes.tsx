import { serviceTerms } from '@shop/kernel/domain';
import { displayHeading, s } from '@shop/ui';
import styled from 'styled-components';

/** How long a refund travels, by how the order was paid: the shorter the thread, the sooner. */
export function RefundTimes() {
  return (
    <Table>
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
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  max-width: 720px;
  border-collapse: collapse;

  caption {
    padding-bottom: ${s('space.12')};
    font-size: ${s('size.18')};
    font-weight: 600;
    text-align: start;
  }

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
    ${displayHeading(28)}
    color: ${s('color.madder')};
  }
`;

const Note = styled.span`
  display: block;
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
  font-weight: 400;
`;
