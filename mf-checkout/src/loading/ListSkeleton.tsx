import styled from 'styled-components';
import { s, Skeleton, Spinner } from '@shop/ui';

/** The outline of a list that is still being read. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <Stack>
      <Spinner label={label} />
      <Skeleton height="120px" />
      <Skeleton height="120px" />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${s('space.16')};
`;
