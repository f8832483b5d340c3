import type { GalleryStates } from '../../gallery/galleryStates';
import { samplePicture } from '../../gallery/samplePicture';
import { Arch } from './Arch';

export const states: GalleryStates = {
  'with a picture': () => (
    <Arch style={{ width: 160 }}>
      <img src={samplePicture} alt="A madder dot on cloth" width={160} />
    </Arch>
  ),
};
