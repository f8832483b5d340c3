import styled from 'styled-components';
import { useAuth } from '@shop/kernel/react';
import { Alert, Button, s } from '@shop/ui';

/** Says why the form is missing, and offers the way to a fresh link. */
export function ExpiredLink() {
  const { openDialog } = useAuth();

  return (
    <Stack>
      <Alert tone="error">This link has expired or was used before.</Alert>
      <p>
        A reset link works once, for a short time, and in the browser that asked for it. Ask for a new one and
        open it here.
      </p>
      <Button type="button" $variant="primary" onClick={() => openDialog('forgot-password')}>
        Send a new link
      </Button>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${s('space.16')};
  justify-items: start;
`;
