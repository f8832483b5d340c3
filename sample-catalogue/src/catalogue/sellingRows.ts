import { anime } from './anime';
import { beauty } from './beauty';
import { homeLiving } from './homeLiving';
import { imitationJewellery } from './imitationJewellery';
import { kids } from './kids';
import { men } from './men';
import type { SellingRow } from './SellingRow';
import { toysBicycles } from './toysBicycles';
import { women } from './women';

/** The selling side of every sample product. */
export const sellingRows: SellingRow[] = [
  ...men,
  ...women,
  ...kids,
  ...toysBicycles,
  ...imitationJewellery,
  ...anime,
  ...homeLiving,
  ...beauty,
];
