import styled from 'styled-components';
import { s, Skeleton, Spinner } from '@shop/ui';

/** The outline of a bag that is still being read. */
export function CartSkeleton() {
  return (
    <Stack>
      <Spinner label="Loading your cart" />
      <Skeleton height="120px" />
      <Skeleton height="120px" />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${s('space.16')};
`;
