import type { GalleryStates } from '../../gallery/galleryStates';
import { Icon } from '../Icon/Icon';
import { IconBadge } from './IconBadge';

export const states: GalleryStates = {
  'a few': () => (
    <span style={{ position: 'relative', display: 'inline-block' }}>
      <Icon name="bag" />
      <IconBadge count={3} />
    </span>
  ),
  'more than fit': () => (
    <span style={{ position: 'relative', display: 'inline-block' }}>
      <Icon name="bag" />
      <IconBadge count={120} />
    </span>
  ),
};
