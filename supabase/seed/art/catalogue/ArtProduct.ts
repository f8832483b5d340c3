import type { Ground } from '../colour/grounds';
import type { Backdrop } from '../sets/studio';
import type { Look } from '../templates/Template';
import type { TemplateName } from '../templates/templates';

/** A product of the sample catalogue: what it is called, what it costs (rupees) and how it is drawn. */
export interface ArtProduct {
  id: string;
  name: string;
  category: CategoryId;
  template: TemplateName;
  ground: Ground;
  look: Look;
  price: number;
  /** Struck price, never below `price`. */
  mrp: number;
  /** Backdrop, where the template's own would not suit. */
  set?: Backdrop;
}

/** The eight categories of spec §3 that products are filed under. */
export type CategoryId =
  'men' | 'women' | 'kids' | 'toys-bicycles' | 'imitation-jewellery' | 'anime' | 'home-living' | 'beauty';

/** An `ArtProduct` written as one line of a category's table. */
export type ArtRow = [
  id: string,
  name: string,
  template: TemplateName,
  ground: Ground,
  look: Look,
  price: number,
  mrp: number,
  extra?: Pick<ArtProduct, 'set'>,
];
