import { PageHead } from '@shop/kernel/react';
import { Link, links } from '@shop/kernel/routing';
import { Button, Container, PageTitle, s } from '@shop/ui';
import styled from 'styled-components';

/** The page of an unknown product, in the words of spec §8. */
export function ProductNotFound() {
  return (
    <>
      <PageHead title="Product Not Found" noIndex />
      <Page $width="text">
        <PageTitle>Product Not Found</PageTitle>
        <Text>The requested product could not be found. Please check the URL or return to the homepage.</Text>
        <Button as={Link} to={links.home()}>
          Return to Home
        </Button>
      </Page>
    </>
  );
}

const Page = styled(Container)`
  display: grid;
  justify-items: center;
  gap: ${s('space.24')};
  padding-block: ${s('space.72')};
  text-align: center;
`;
const Text = styled.p`
  max-width: 48ch;
  margin: 0;
  color: ${s('color.ink2')};
`;
