import type { GalleryStates } from '../../gallery/galleryStates';
import { Opened } from '../../gallery/Opened';
import { samplePicture } from '../../gallery/samplePicture';
import { Dialog } from './Dialog';

export const states: GalleryStates = {
  window: () => (
    <Opened label="Open the dialog">
      {(close) => (
        <Dialog title="Remove this address?" onClose={close}>
          <p>It stays on the orders that were sent there.</p>
        </Dialog>
      )}
    </Opened>
  ),
  'a sheet on phones': () => (
    <Opened label="Open the sheet">
      {(close) => (
        <Dialog title="Quick View" look="sheet" onClose={close}>
          <p>What it costs, and which sizes there are.</p>
        </Dialog>
      )}
    </Opened>
  ),
  'the whole screen': () => (
    <Opened label="Open the picture">
      {(close) => (
        <Dialog title="Lotus saree, picture 1 of 3" look="screen" onClose={close}>
          <img src={samplePicture} alt="Lotus saree" />
        </Dialog>
      )}
    </Opened>
  ),
};
