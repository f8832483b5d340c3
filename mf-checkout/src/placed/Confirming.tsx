import styled from 'styled-components';
import { Link, linkTo } from '@shop/kernel/routing';
import { PageTitle, s, Spinner } from '@shop/ui';

/** Between the bank's word and the shop's: the page looks again by itself. */
export function Confirming({ number }: { number: string }) {
  return (
    <Page>
      <PageTitle>We are confirming your payment</PageTitle>
      <Spinner label="Waiting for the confirmation" />
      <p>
        Order {number} is placed as soon as your bank confirms, mostly within seconds. You may close this
        page: the confirmation also comes by e-mail.
      </p>
      <p>
        Not paid yet? <Link to={linkTo('order-payment', { number })}>Back to the payment</Link>
      </p>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  gap: ${s('space.24')};
  justify-items: center;
  max-width: 560px;
  margin-inline: auto;
  padding-block: ${s('space.72')};
  text-align: center;
`;
