import type { GalleryStates } from '../../gallery/galleryStates';
import { Icon } from './Icon';
import { iconNames } from './iconMask';

export const states: GalleryStates = {
  'every icon': () => (
    <ul style={{ columns: '160px', listStyle: 'none' }}>
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
};
