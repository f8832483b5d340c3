import { anime } from './anime';
import type { ArtProduct, ArtRow, CategoryId } from './ArtProduct';
import { beauty } from './beauty';
import { homeLiving } from './homeLiving';
import { imitationJewellery } from './imitationJewellery';
import { kids } from './kids';
import { men } from './men';
import { toysBicycles } from './toysBicycles';
import { women } from './women';

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

/** The sample catalogue in its featured order: at least 124 products over the eight categories of spec §3. */
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
