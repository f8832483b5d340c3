import type { GalleryStates } from '../../gallery/galleryStates';
import { Container } from './Container';

export const states: GalleryStates = {
  page: () => <Container>As wide as a page</Container>,
  text: () => <Container $width="text">As wide as a line is read</Container>,
  form: () => <Container $width="form">As wide as a form</Container>,
};
