import type { GalleryStates } from '../../gallery/galleryStates';
import { Surface } from '../Surface/Surface';
import { Rail } from './Rail';

export const states: GalleryStates = {
  'more than fit': () => (
    <Rail label="New arrivals">
      {Array.from({ length: 12 }, (_, index) => (
        <Surface key={index} style={{ padding: 32 }}>
          Piece {index + 1}
        </Surface>
      ))}
    </Rail>
  ),
  'a single one': () => (
    <Rail label="Recently viewed">
      <Surface style={{ padding: 32 }}>Piece 1</Surface>
    </Rail>
  ),
};
