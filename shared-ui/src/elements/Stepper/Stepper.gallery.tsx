import type { GalleryStates } from '../../gallery/galleryStates';
import { Kept } from '../../gallery/Kept';
import { Stepper } from './Stepper';

export const states: GalleryStates = {
  'between its limits': () => (
    <Kept initial={2}>
      {(value, keep) => <Stepper label="Quantity" value={value} min={1} max={5} onChange={keep} />}
    </Kept>
  ),
  'at its limit': () => <Stepper label="Cards" value={1} min={1} max={1} onChange={() => undefined} />,
};
