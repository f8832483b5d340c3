import type { GalleryStates } from '../../gallery/galleryStates';
import { Opened } from '../../gallery/Opened';
import { Button } from '../Button/Button';
import { Drawer } from './Drawer';

export const states: GalleryStates = {
  'with a foot': () => (
    <Opened label="Open the filters">
      {(close) => (
        <Drawer title="Filters" onClose={close} footer={<Button onClick={close}>Show 12 items</Button>}>
          <p>Size, colour, price</p>
        </Drawer>
      )}
    </Opened>
  ),
};
