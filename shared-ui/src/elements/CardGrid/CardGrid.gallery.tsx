import type { GalleryStates } from '../../gallery/galleryStates';
import { Surface } from '../Surface/Surface';
import { CardGrid } from './CardGrid';

export const states: GalleryStates = {
  'six cards': () => (
    <CardGrid>
      {['Saree', 'Kurta', 'Jhumka', 'Bicycle', 'Lamp', 'Balm'].map((name) => (
        <li key={name}>
          <Surface style={{ padding: 24 }}>{name}</Surface>
        </li>
      ))}
    </CardGrid>
  ),
};
