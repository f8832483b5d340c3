import type { GalleryStates } from '../../gallery/galleryStates';
import { PasswordField } from './PasswordField';

export const states: GalleryStates = {
  empty: () => <PasswordField label="Password" name="password" autoComplete="off" />,
  'with a fault': () => (
    <PasswordField
      label="New password"
      name="new"
      autoComplete="off"
      defaultValue="abc"
      error="Password must be at least 6 characters long"
    />
  ),
};
