import styled from 'styled-components';
import { formatDate } from '@shop/kernel/domain';
import { Link, linkTo } from '@shop/kernel/routing';
import { s, Surface } from '@shop/ui';
import { CardHeading } from '../card-heading/CardHeading';
import { DownloadInvoice } from '../order-invoice/DownloadInvoice';
import { type Invoice, invoiceTitles } from '../order-invoice/fetchInvoices';
import { InvoiceNumber } from '../order-invoice/InvoiceNumber';

interface Props {
  /** Number of the order. */
  order: string;
  invoices: readonly Invoice[];
  /** Of a mail's link; the page to print asks for the owner. */
  linkKey?: string;
}

/** The papers of an order that has left the shop. */
export function InvoiceCard({ order, invoices, linkKey }: Props) {
  return (
    <Surface>
      <CardHeading>Invoice</CardHeading>
      <List>
        {invoices.map((invoice) => (
          <li key={invoice.number}>
            <p>
              {invoiceTitles[invoice.kind]} <InvoiceNumber as="strong">{invoice.number}</InvoiceNumber>,{' '}
              {formatDate(invoice.issued_at, 'day')}
            </p>
            <DownloadInvoice order={order} invoice={invoice} linkKey={linkKey} />
          </li>
        ))}
      </List>
      {linkKey === undefined && <Link to={linkTo('order-invoice', { number: order })}>View and print</Link>}
    </Surface>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${s('space.12')};
  margin: 0;
  padding: 0 0 ${s('space.12')};
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${s('space.12')};
    align-items: center;
    justify-content: space-between;
  }
`;
