import type { GalleryStates } from '../../gallery/galleryStates';
import { Button } from '../Button/Button';
import { EmptyState } from './EmptyState';

export const states: GalleryStates = {
  'nothing yet': () => (
    <EmptyState
      icon="bag"
      title="Your cart is empty"
      text="What you add waits here."
      action={<Button>Start Shopping</Button>}
    />
  ),
  'the title alone': () => <EmptyState icon="search" title="No results found" />,
};
