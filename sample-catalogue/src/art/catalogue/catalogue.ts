import type { Ground } from '../colour/grounds';
import type { Backdrop } from '../sets/studio';
import type { Look } from '../templates/Template';
import type { TemplateName } from '../templates/templates';
import { anime } from './anime';
import type { ArtRow } from './ArtRow';
import { beauty } from './beauty';
import { homeLiving } from './homeLiving';
import { imitationJewellery } from './imitationJewellery';
import { kids } from './kids';
import { men } from './men';
import { toysBicycles } from './toysBicycles';
import { women } from './women';

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

type CategoryId =
  | 'men'
  | 'women'
  | 'kids'
  | 'toys-bicycles'
  | 'imitation-jewellery'
  | 'anime'
  | 'home-living'
  | 'beauty';

const tables: [CategoryId, ArtRow[]][] = [
  ['men', men],
  ['women', women],
  ['kids', kids],
  ['toys-bicycles', toysBicycles],
  ['imitation-jewellery', imitationJewellery],
  ['anime', anime],
  ['home-living', homeLiving],
  ['beauty', beauty],
];

/** The sample catalogue in the order it is drawn: the eight categories of spec §3, one after the other. */
export const catalogue: ArtProduct[] = tables.flatMap(([category, rows]) =>
  rows.map(([id, name, template, ground, look, price, mrp, extra]) => ({
    id,
    name,
    category,
    template,
    ground,
    look,
    price,
    mrp,
    ...extra,
  })),
);
