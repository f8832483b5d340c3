import type { GalleryStates } from '../../gallery/galleryStates';
import { TextArea } from './TextArea';

export const states: GalleryStates = {
  empty: () => <TextArea label="Message" name="message" hint="We answer within 24 hours." />,
  'with a fault': () => (
    <TextArea label="Address" name="address" defaultValue="12" error="Write the street as well." />
  ),
};
