import type { GalleryStates } from '../../gallery/galleryStates';
import { samplePicture } from '../../gallery/samplePicture';
import { Picture } from './Picture';

export const states: GalleryStates = {
  loaded: () => (
    <Picture src={samplePicture} fallbackSrc={samplePicture} width={80} height={100} alt="A dot on cloth" />
  ),
  'cropped to a square': () => (
    <Picture
      src={samplePicture}
      fallbackSrc={samplePicture}
      width={80}
      height={100}
      alt="A dot on cloth"
      $ratio="1"
    />
  ),
};
