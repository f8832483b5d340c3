import styled from 'styled-components';
import { useAuth } from '@shop/kernel/react';
import { Button, s, Surface } from '@shop/ui';
import { CheckoutHeading } from '../checkout/CheckoutHeading';

/** Offers a guest an account once the order stands; nothing for an account. */
export function KeepOrder() {
  const { guest, openDialog } = useAuth();
  if (!guest) return null;

  return (
    <Surface as="section" aria-labelledby="keep-order">
      <CheckoutHeading id="keep-order">Keep this order in an account</CheckoutHeading>
      <Text>
        The link in our mail to {guest.email} opens your order on any device. With an account of that address,
        it is there too, and the next checkout is shorter.
      </Text>
      <Button type="button" $variant="secondary" onClick={() => openDialog('register', guest.email)}>
        Create an account
      </Button>
    </Surface>
  );
}

const Text = styled.p`
  padding-block: ${s('space.12')} ${s('space.16')};
  color: ${s('color.ink2')};
  overflow-wrap: anywhere;
`;
