import styled, { createGlobalStyle } from 'styled-components';
import { type Database, fetchOrder } from '@shop/kernel/data';
import { PageHead, useAuth } from '@shop/kernel/react';
import { Link, linkTo, shopperLoader, useParams, useShopperData } from '@shop/kernel/routing';
import { Breadcrumbs, Button, Container, EmptyState, PageTitle, s, SignInInvitation } from '@shop/ui';
import { OrderNotFound } from '../order/OrderNotFound';
import { DownloadInvoice } from './DownloadInvoice';
import { fetchInvoices, type Invoice } from './fetchInvoices';
import { InvoiceSheet } from './InvoiceSheet';

export const loader = shopperLoader(({ db, params }) => loadInvoices(db, orderNumber(params.number)), {
  admitsGuests: true,
});

/** Nothing for an order that is not the shopper's; those of an unknown one are as empty as those of one that has not left. */
async function loadInvoices(db: Database, number: string): Promise<Invoice[] | undefined> {
  const invoices = await fetchInvoices(db, number);
  return invoices.length > 0 || (await fetchOrder(db, number)) ? invoices : undefined;
}

const orderNumber = (typed = '') => typed.toUpperCase();

/** Invoice and credit notes of an order, to read, to print and to keep. */
export function Component() {
  const { userId, data: invoices } = useShopperData<typeof loader>();
  const number = orderNumber(useParams().number);
  const { user, openDialog } = useAuth();

  return (
    <Container $width="page">
      <PageHead title={`Invoice of order ${number}`} noIndex />
      <PrintInvoices />
      {!userId && (
        <SignInInvitation
          onSignIn={() => openDialog('login')}
          title="Please log in to view your invoice"
          level="h1"
        />
      )}
      {userId && !invoices && <OrderNotFound number={number} />}
      {invoices && (
        <Page>
          <Breadcrumbs
            items={[
              ...(user ? [{ label: 'Your orders', href: linkTo('profile', { tab: 'orders' }) }] : []),
              { label: number, href: linkTo('order', { number }) },
              { label: 'Invoice' },
            ]}
            renderLink={(href, label) => <Link to={href}>{label}</Link>}
          />
          <PageTitle>Invoice</PageTitle>
          {invoices.length === 0 && (
            <EmptyState
              icon="package"
              title="No invoice yet"
              text="It is issued when the parcel leaves our shop."
            />
          )}
          <Buttons>
            {invoices.map((invoice) => (
              <DownloadInvoice key={invoice.number} order={number} invoice={invoice} />
            ))}
            {invoices.length > 0 && (
              <Button type="button" $variant="quiet" onClick={() => window.print()}>
                Print
              </Button>
            )}
          </Buttons>
          <Sheets id="invoices">
            {invoices.map((invoice) => (
              <InvoiceSheet key={invoice.number} invoice={invoice} />
            ))}
          </Sheets>
        </Page>
      )}
    </Container>
  );
}

// Only the table of goods may be wider than a phone: it scrolls by itself.
const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${s('space.24')};
  padding-block: ${s('space.24')} ${s('space.72')};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.12')};
`;

const Sheets = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${s('space.24')};
`;

/** On paper nothing of the shop stands around an invoice or takes room behind it, and each begins a page. */
const PrintInvoices = createGlobalStyle`
  @media print {
    body *:not(:has(#invoices), #invoices, #invoices *) {
      display: none;
    }
    body {
      min-height: 0;
    }
    #invoices {
      display: block;
    }
    #invoices > * + * {
      break-before: page;
    }
  }
`;
