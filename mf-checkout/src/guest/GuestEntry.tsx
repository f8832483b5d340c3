import styled from 'styled-components';
import { useAuth } from '@shop/kernel/react';
import { Button, from, s, Surface } from '@shop/ui';
import { CheckoutHeading } from '../checkout/CheckoutHeading';
import { ContactForm } from './ContactForm';

/** The checkout's door in the live phase: on without an account, or in with one. */
export function GuestEntry() {
  const { openDialog } = useAuth();

  return (
    <Ways>
      <Surface as="section" aria-labelledby="contact">
        <Heading id="contact">Your contact details</Heading>
        <ContactForm submitLabel="Continue as guest" />
      </Surface>
      <Surface as="section" aria-labelledby="sign-in">
        <Heading id="sign-in">Have an account?</Heading>
        <Text>Your addresses, store credit and gift cards are there.</Text>
        <Button type="button" $variant="secondary" $size="large" $block onClick={() => openDialog('login')}>
          Sign in for faster checkout
        </Button>
      </Surface>
    </Ways>
  );
}

const Ways = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${s('space.24')};
  align-items: start;
  margin-top: ${s('space.16')};

  ${from('desktop')} {
    grid-template-columns: minmax(0, 1fr) 420px;
    gap: ${s('space.32')};
  }
`;

const Heading = styled(CheckoutHeading)`
  padding-bottom: ${s('space.16')};
`;

const Text = styled.p`
  padding-bottom: ${s('space.16')};
  color: ${s('color.ink2')};
`;
