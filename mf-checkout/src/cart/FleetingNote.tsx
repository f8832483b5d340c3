import styled from 'styled-components';
import { useAuth } from '@shop/kernel/react';
import { Button, s } from '@shop/ui';
import { useIsFleeting } from '../loading/useIsFleeting';

/** Says of a bag that is gone with the page that it is, and how to keep it. */
export function FleetingNote() {
  const { openDialog } = useAuth();
  if (!useIsFleeting()) return null;
  return (
    <Note>
      Your bag lasts until you reload or close the shop.
      <Button type="button" $variant="quiet" $size="small" $flush onClick={() => openDialog('login')}>
        Sign in to keep it
      </Button>
    </Note>
  );
}

const Note = styled.p`
  display: grid;
  justify-items: start;
  margin: ${s('space.12')} 0 0;
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
`;
