import type { GalleryStates } from '../../gallery/galleryStates';
import { clothPrintNames } from './clothPrints';
import { ClothStrip } from './ClothStrip';

export const states: GalleryStates = {
  'every print': () => clothPrintNames.map((print) => <ClothStrip key={print} $print={print} />),
};
