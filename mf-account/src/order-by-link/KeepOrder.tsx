import styled from 'styled-components';
import { useAuth } from '@shop/kernel/react';
import { Button, from, s, Surface } from '@shop/ui';
import { CardHeading } from '../card-heading/CardHeading';

interface Props {
  /** That the order was made with. */
  email: string;
  /** What else an account is for here. */
  reason?: string;
}

/**
 * Offers a guest an account. Their orders join it when they open the link of its mail where they asked for it; each joins as well
 * when the link of its own mail is opened while they are signed in (adr 0063).
 */
export function KeepOrder({ email, reason }: Props) {
  const { openDialog } = useAuth();

  return (
    <Surface as="section" aria-labelledby="keep-order">
      <CardHeading id="keep-order">Keep this order in an account</CardHeading>
      <Text>
        {reason} Create an account with {email} and open the link in its mail on this device: your orders with
        it are there then. Or open the link of one order’s mail while you are signed in, and that order joins.
      </Text>
      <Buttons>
        <Button type="button" $variant="secondary" onClick={() => openDialog('register', email)}>
          Create an account
        </Button>
        <Button type="button" $variant="quiet" onClick={() => openDialog('login', email)}>
          I have one
        </Button>
      </Buttons>
    </Surface>
  );
}

const Text = styled.p`
  padding-bottom: ${s('space.16')};
  color: ${s('color.ink2')};
  overflow-wrap: anywhere;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.12')};

  /* On a phone the second way stands in the middle below the first. */
  > button {
    flex: 1 1 auto;

    ${from('tablet')} {
      flex: none;
    }
  }
`;
