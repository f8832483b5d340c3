import type { GalleryStates } from '../../gallery/galleryStates';
import { Breadcrumbs } from './Breadcrumbs';

export const states: GalleryStates = {
  'three levels': () => (
    <Breadcrumbs
      items={[{ label: 'Home', href: '#home' }, { label: 'Women', href: '#women' }, { label: 'Lotus saree' }]}
      renderLink={(href, label) => <a href={href}>{label}</a>}
    />
  ),
};
