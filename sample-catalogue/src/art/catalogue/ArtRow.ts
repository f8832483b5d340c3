import type { Ground } from '../colour/grounds';
import type { Backdrop } from '../sets/studio';
import type { Look } from '../templates/Template';
import type { TemplateName } from '../templates/templates';

/** A product of the sample catalogue as one line of its category's table; prices in rupees. */
export type ArtRow = [
  id: string,
  name: string,
  template: TemplateName,
  ground: Ground,
  look: Look,
  price: number,
  mrp: number,
  extra?: { set: Backdrop },
];
