import { sunglasses } from './accessories/sunglasses';
import { watch } from './accessories/watch';
import { charm } from './anime/charm';
import { figure } from './anime/figure';
import { poster } from './anime/poster';
import { backpack } from './bags/backpack';
import { belt } from './bags/belt';
import { cap } from './bags/cap';
import { handbag } from './bags/handbag';
import { tote } from './bags/tote';
import { wallet } from './bags/wallet';
import { haircare } from './beauty/haircare';
import { jar } from './beauty/jar';
import { kajal } from './beauty/kajal';
import { lipstick } from './beauty/lipstick';
import { perfume } from './beauty/perfume';
import { trousers } from './bottoms/trousers';
import { womensJeans } from './bottoms/womensJeans';
import { anarkali } from './ethnic/anarkali';
import { bandi } from './ethnic/bandi';
import { dupatta } from './ethnic/dupatta';
import { kurta } from './ethnic/kurta';
import { kurti } from './ethnic/kurti';
import { lehenga } from './ethnic/lehenga';
import { saree } from './ethnic/saree';
import { footbed } from './footwear/footbed';
import { sneaker } from './footwear/sneaker';
import { cushion } from './home/cushion';
import { lamp } from './home/lamp';
import { linen } from './home/linen';
import { teaset } from './home/teaset';
import { vase } from './home/vase';
import { wallart } from './home/wallart';
import { bangles } from './jewellery/bangles';
import { jhumka } from './jewellery/jhumka';
import { necklace } from './jewellery/necklace';
import { ring } from './jewellery/ring';
import { dhoti } from './kids/dhoti';
import { frock } from './kids/frock';
import { kidset } from './kids/kidset';
import { kidsShorts } from './kids/kidsShorts';
import { kidsTee } from './kids/kidsTee';
import type { Template } from './Template';
import { hoodie } from './tops/hoodie';
import { shirt } from './tops/shirt';
import { tee } from './tops/tee';
import { womensTee } from './tops/womensTee';
import { blocks } from './toys/blocks';
import { board } from './toys/board';
import { plush } from './toys/plush';
import { rickshaw } from './toys/rickshaw';
import { spintops } from './toys/spintops';
import { stacker } from './toys/stacker';
import { bicycle } from './wheels/bicycle/bicycle';
import { scooter } from './wheels/scooter';
import { tricycle } from './wheels/tricycle';

/** Every drawing a product can name, one file each. */
export const templates = {
  sunglasses,
  watch,
  charm,
  figure,
  poster,
  backpack,
  belt,
  cap,
  handbag,
  tote,
  wallet,
  haircare,
  jar,
  kajal,
  lipstick,
  perfume,
  trousers,
  womensJeans,
  anarkali,
  bandi,
  dupatta,
  kurta,
  kurti,
  lehenga,
  saree,
  footbed,
  sneaker,
  cushion,
  lamp,
  linen,
  teaset,
  vase,
  wallart,
  bangles,
  jhumka,
  necklace,
  ring,
  dhoti,
  frock,
  kidset,
  kidsShorts,
  kidsTee,
  hoodie,
  shirt,
  tee,
  womensTee,
  blocks,
  board,
  plush,
  rickshaw,
  spintops,
  stacker,
  bicycle,
  scooter,
  tricycle,
} satisfies Record<string, Template>;

/** A drawing by name. */
export type TemplateName = keyof typeof templates;
