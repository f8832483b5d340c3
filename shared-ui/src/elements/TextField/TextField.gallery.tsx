import type { GalleryStates } from '../../gallery/galleryStates';
import { TextField } from './TextField';

export const states: GalleryStates = {
  empty: () => <TextField label="Full Name" name="name" />,
  'with a hint': () => <TextField label="Mobile" name="phone" hint="10 digits" inputMode="tel" />,
  'with a fault': () => (
    <TextField label="Email" name="email" defaultValue="asha@" error="This is no e-mail address." />
  ),
  optional: () => <TextField label="Website" name="website" required={false} />,
  'not to be changed': () => (
    <TextField label="Email" name="fixed" defaultValue="asha@example.com" readOnly />
  ),
};
