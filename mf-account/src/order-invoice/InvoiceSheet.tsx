import styled from 'styled-components';
import { formatDate } from '@shop/kernel/domain';
import { s, Surface } from '@shop/ui';
import { pieceName } from '../pieces/pieceName';
import { type Invoice, invoiceTitles } from './fetchInvoices';
import { InvoiceNumber } from './InvoiceNumber';

const inRupees = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const rupees = (paise: number) => inRupees.format(paise / 100);

/** An invoice or credit note as it is printed: what Rule 46 asks for. */
export function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const { seller, buyer, corrects, lines } = invoice;
  const title = `${invoiceTitles[invoice.kind]} ${invoice.number}`;
  const isBetweenStates = lines.some(({ igst }) => igst > 0);
  const facts = [
    `Date: ${formatDate(invoice.issued_at, 'day')}`,
    `Order ${invoice.order} of ${formatDate(invoice.ordered_at, 'day')}`,
    corrects && `For invoice ${corrects.number} of ${formatDate(corrects.issued_at, 'day')}`,
    invoice.reason && `Reason: ${invoice.reason}`,
    `Place of supply: ${invoice.place_of_supply} (${invoice.state_code})`,
    'Reverse charge: No',
  ].filter(Boolean);

  return (
    <Surface as="section" aria-label={title}>
      <Title>
        {invoiceTitles[invoice.kind]} <InvoiceNumber>{invoice.number}</InvoiceNumber>
      </Title>
      <Sides>
        <p>
          <strong>{seller.legal_name}</strong>
          <br />
          {seller.address}
          <br />
          GSTIN {seller.gstin}
        </p>
        <p>
          <strong>{buyer.business ?? buyer.name}</strong>
          {buyer.gstin && (
            <>
              <br />
              GSTIN {buyer.gstin}
              <br />
              {buyer.name}
            </>
          )}
          <br />
          {buyer.address}
          <br />
          {buyer.city}, {buyer.state} {buyer.pincode}
        </p>
        <p>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </Sides>
      <Scroll tabIndex={0} role="region" aria-label={`Goods of ${title}`}>
        <table>
          <thead>
            <tr>
              {['Goods', 'HSN', 'Pieces', 'Taxable value', ...taxTitles(isBetweenStates), 'With tax'].map(
                (each) => (
                  <th key={each} scope="col">
                    {each}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.position}>
                <th scope="row">{pieceName({ name: line.name, variant: line.variant_label })}</th>
                <td>{line.hsn ?? '–'}</td>
                <td>{line.quantity}</td>
                <td>{rupees(line.taxable)}</td>
                {taxes(line, isBetweenStates).map(([title, paise, percent]) => (
                  <td key={title}>
                    {rupees(paise)} ({percent}%)
                  </td>
                ))}
                <td>{rupees(line.total)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={isBetweenStates ? 5 : 6}>
                Total, in ₹
              </th>
              <td>{rupees(invoice.total)}</td>
            </tr>
          </tfoot>
        </table>
      </Scroll>
    </Surface>
  );
}

const taxTitles = (isBetweenStates: boolean) => (isBetweenStates ? ['IGST'] : ['CGST', 'SGST']);

const taxes = (
  { igst, cgst, sgst, percent }: Invoice['lines'][number],
  isBetweenStates: boolean,
): [title: string, paise: number, percent: number][] =>
  isBetweenStates
    ? [['IGST', igst, percent]]
    : [
        ['CGST', cgst, percent / 2],
        ['SGST', sgst, percent / 2],
      ];

const Title = styled.h2`
  margin: 0;
  font-size: ${s('size.22')};
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  gap: ${s('space.16')};
  padding-block: ${s('space.12')} ${s('space.16')};
  overflow-wrap: anywhere;

  span {
    display: block;
  }
`;

/** Seven columns of figures are wider than a phone. */
const Scroll = styled.div`
  overflow-x: auto;

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${s('size.14')};
  }

  th,
  td {
    padding: ${s('space.8')};
    border-bottom: 1px solid ${s('color.line')};
    text-align: right;
    white-space: nowrap;
  }

  th:first-child {
    min-width: 9rem;
    text-align: left;
    white-space: normal;
  }

  tfoot {
    font-weight: 600;
  }
`;
