import type { GalleryStates } from '../../gallery/galleryStates';
import { SignInInvitation } from './SignInInvitation';

export const states: GalleryStates = {
  'with a reason': () => (
    <SignInInvitation
      title="Please log in to view your profile"
      text="Orders and addresses are there."
      onSignIn={() => undefined}
    />
  ),
};
