import type { GalleryStates } from '../../gallery/galleryStates';
import { Badge } from './Badge';

export const states: GalleryStates = {
  neutral: () => <Badge>Popular</Badge>,
  madder: () => <Badge $tone="madder">30% OFF</Badge>,
  haldi: () => <Badge $tone="haldi">New</Badge>,
  neem: () => <Badge $tone="neem">Delivered</Badge>,
  kumkum: () => <Badge $tone="kumkum">Cancelled</Badge>,
  neel: () => <Badge $tone="neel">In Transit</Badge>,
};
