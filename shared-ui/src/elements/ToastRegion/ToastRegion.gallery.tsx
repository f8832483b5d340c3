import type { ComponentProps } from 'react';
import type { GalleryStates } from '../../gallery/galleryStates';
import { Kept } from '../../gallery/Kept';
import { ToastRegion } from './ToastRegion';

const toasts: ComponentProps<typeof ToastRegion>['toasts'] = [
  { id: 1, message: 'Product added to comparison!', tone: 'success' },
  {
    id: 2,
    message: 'The bag could not be saved.',
    tone: 'error',
    action: { label: 'Try again', run: () => undefined },
  },
  { id: 3, message: 'Removed from the wishlist.', tone: 'info' },
];

export const states: GalleryStates = {
  'one of each': () => (
    <Kept initial={toasts}>
      {(shown, keep) => (
        <ToastRegion toasts={shown} onDismiss={(gone) => keep(shown.filter(({ id }) => id !== gone))} />
      )}
    </Kept>
  ),
};
