import type { GalleryStates } from '../../gallery/galleryStates';
import { SectionHeading } from './SectionHeading';

export const states: GalleryStates = {
  'with a link': () => <SectionHeading action={<a href="#all">See all</a>}>Hot Deals</SectionHeading>,
  alone: () => <SectionHeading>Trending</SectionHeading>,
};
