import type { GalleryStates } from '../../gallery/galleryStates';
import { Alert } from './Alert';

export const states: GalleryStates = {
  error: () => <Alert tone="error">The card was declined. Nothing was charged.</Alert>,
  success: () => <Alert tone="success">Your address is saved.</Alert>,
  info: () => <Alert tone="info">Delivery takes two days longer in the hills.</Alert>,
};
